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
  /** The latest first. */
  readonly sessions: Admissions['sessions'];
  readonly classes: Admissions['classes'];
  readonly trackHref: string;
}

const stages = ['after1', 'after2', 'after3'] as const;

/** Until when the form is open, what happens once it is sent, and two other ways. */
export function Aside({ env, school: { phone }, sessions, classes, trackHref }: Props) {
  const SubTag = subHeading(env);
  const [session] = sessions;
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
      {sessions.map((one) => (
        <SessionTold key={one.name} env={env} session={one} classes={classes} />
      ))}
      <div data-other-ways="">
        {sessions.map(
          ({ name, closesOn }) =>
            closesOn && (
              <p key={name} data-closes="">
                {say(env, 'closesOn', { session: shortSession(name), date: longDay(closesOn, env.locale) })}
              </p>
            ),
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

interface ToldProps extends Pick<Props, 'env' | 'classes'> {
  readonly session: Admissions['sessions'][number];
}

/** The days and fees of a session, as the office has set them. */
function SessionTold({ env, session: { name, note, days = [], classes: taken = [] }, classes }: ToldProps) {
  const SubTag = subHeading(env);
  const fees = taken.flatMap(({ id, fee }) => {
    const named = classes.find((one) => one.id === id);
    return named && fee !== undefined ? [{ id, name: named.name, fee }] : [];
  });
  if (note === undefined && days.length === 0 && fees.length === 0) return null;
  return (
    <div data-session-told="">
      <SubTag>
        {say(env, 'Session')} {shortSession(name)}
      </SubTag>
      {days.length > 0 && (
        <dl>
          {days.map(({ day, what }) => (
            <div key={`${day} ${what}`}>
              <dt>{longDay(day, env.locale)}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
      {fees.length > 0 && (
        <dl>
          {fees.map(({ id, name: className, fee }) => (
            <div key={id}>
              <dt>{className}</dt>
              <dd>{fee}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p data-session-note="">{note}</p>}
    </div>
  );
}
