import type { SectionEnv } from '#engine/section.ts';
import type { Admissions } from '#schemas/sources/admissions.ts';
import { phoneHref } from '../shared/links.ts';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import type { Bindings } from './schema.ts';
import { longDay, shortSession } from './sessions.ts';

interface Props {
  readonly env: SectionEnv;
  readonly school: Bindings['school'];
  readonly session: Admissions['sessions'][number] | undefined;
  readonly trackHref: string;
}

const stages = ['after1', 'after2', 'after3'] as const;

/** Until when the form is open, what happens once it is sent, and two other ways. */
export function Aside({ env, school: { phone }, session, trackHref }: Props) {
  const SubTag = subHeading(env);
  return (
    <div data-enquiry-aside="">
      {session && (
        <div data-next-steps="">
          <SubTag>{say(env, 'after')}</SubTag>
          <ol>
            {stages.map((stage) => (
              <li key={stage}>{say(env, stage)}</li>
            ))}
          </ol>
        </div>
      )}
      <div data-other-ways="">
        {session?.closesOn && (
          <p data-closes="">
            {say(env, 'closesOn', {
              session: shortSession(session.name),
              date: longDay(session.closesOn, env.locale),
            })}
          </p>
        )}
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
    </div>
  );
}
