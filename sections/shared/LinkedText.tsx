import type { SectionEnv } from '#engine/section.ts';
import { say } from './say.ts';

interface Props {
  readonly env: SectionEnv;
  /** The key of a string with `{link}` in it. */
  readonly text: string;
  /** The key of the link's own words. */
  readonly link: string;
  readonly href: string;
}

/** A string of the section's own with a link where its language wants it. */
export function LinkedText({ env, text, link, href }: Props) {
  const [before, after] = say(env, text).split('{link}');
  return (
    <>
      {before}
      <a href={href}>{say(env, link)}</a>
      {after}
    </>
  );
}
