import type { SectionEnv } from '#engine/section.ts';
import { Documents } from '../shared/documents/Documents.tsx';
import { phoneHref } from '../shared/links.ts';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';

interface Props {
  readonly env: SectionEnv;
  readonly phone: string | undefined;
}

/** The strings that name the steps of an enquiry start so; the step's code follows. */
const statusPrefix = 'status.';
const texts = ['received', 'now', 'next', 'noDate', 'visit', 'decision', 'called', 'docsNow'] as const;

/** The places that the form's script fills with the way of an enquiry: what is done, what is now, what comes. */
export function TrackedEnquiry({ env, phone }: Props) {
  const SubTag = subHeading(env);
  const statuses = Object.entries(env.strings).filter(([key]) => key.startsWith(statusPrefix));
  const names = Object.fromEntries(statuses.map(([key, text]) => [key.slice(statusPrefix.length), text]));
  const said = Object.fromEntries(texts.map((key) => [key, say(env, `line.${key}`)]));
  return (
    <div data-tracked="" data-statuses={JSON.stringify(names)} data-said={JSON.stringify(said)}>
      <dl data-tracked-facts="">
        {(['reference', 'status'] as const).map((key) => (
          <div key={key}>
            <dt>{say(env, `told.${key}`)}</dt>
            <dd data-told-value={key} />
          </div>
        ))}
      </dl>
      <p data-declined="" hidden>
        {say(env, 'declined')}{' '}
        {phone && (
          <a href={phoneHref(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </p>
      <SubTag>{say(env, 'timeline')}</SubTag>
      <ol data-timeline="" />
      <div data-task="">
        <Documents env={env} />
      </div>
      <p data-form-actions="">
        <a className="button" data-quiet="" href={env.path}>
          {say(env, 'another')}
        </a>
      </p>
    </div>
  );
}
