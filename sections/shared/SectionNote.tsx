import type { SectionEnv } from '#engine/section.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { say } from './say.ts';

interface Props {
  readonly env: SectionEnv;
  readonly heading: string | undefined;
}

/** A section that says it has nothing, or that it could not be loaded: its strings `empty` and `error`. */
export function SectionNote({ env, heading }: Props) {
  return (
    <div className="band">
      <div className="container">
        <SectionHeading env={env}>{heading}</SectionHeading>
        <p className="note">{say(env, env.state === 'error' ? 'error' : 'empty')}</p>
      </div>
    </div>
  );
}
