import type { SectionEnv } from '#engine/section.ts';
import { phoneHref } from '../shared/links.ts';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import type { Bindings } from './schema.ts';

interface Props {
  readonly env: SectionEnv;
  readonly school: Bindings['school'];
  readonly trackHref: string;
}

const stages = ['after1', 'after2', 'after3'] as const;

/** What happens once the form is sent, and two other ways. */
export function Aside({ env, school: { phone }, trackHref }: Props) {
  const SubTag = subHeading(env);
  return (
    <div data-form-aside="">
      <SubTag>{say(env, 'after')}</SubTag>
      <ol>
        {stages.map((stage) => (
          <li key={stage}>{say(env, stage)}</li>
        ))}
      </ol>
      <p>
        {say(env, 'sentBefore')} <a href={trackHref}>{say(env, 'track')}</a>
      </p>
      {phone && (
        <p>
          {say(env, 'ratherCall')}{' '}
          <a href={phoneHref(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
    </div>
  );
}
