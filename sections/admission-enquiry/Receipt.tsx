import type { SectionEnv } from '#engine/section.ts';
import { dayMonthYear } from '../shared/dates.ts';
import { Documents } from '../shared/documents/Documents.tsx';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import type { Bindings } from './schema.ts';

interface Props {
  readonly env: SectionEnv;
  readonly school: Bindings['school'];
  readonly trackHref: string;
  readonly reference: string | undefined;
}

/** Nothing else that is in an address is shown. */
const referencePattern = /^E\d{4}-\d{1,8}$/;

const told = ['child', 'class', 'session', 'mobile'] as const;

/** What a family sees and may print once its enquiry has arrived. */
export function Receipt({ env, school, trackHref, reference = '' }: Props) {
  const SubTag = subHeading(env);
  const known = referencePattern.test(reference) ? reference : undefined;
  return (
    <div data-receipt="">
      <p data-receipt-school="">{school.school_Name}</p>
      <SubTag>{say(env, 'sent')}</SubTag>
      <p data-reference-line="" hidden={known === undefined}>
        {say(env, 'reference')} <strong data-reference="">{known}</strong>
      </p>
      <p>{say(env, 'keep')}</p>
      <p data-warnings="" hidden />
      <dl data-told="" hidden>
        {told.map((key) => (
          <div key={key}>
            <dt>{say(env, `told.${key}`)}</dt>
            <dd data-told-value={key} />
          </div>
        ))}
        <div>
          <dt>{say(env, 'told.date')}</dt>
          <dd>{dayMonthYear(env.today, env.locale)}</dd>
        </div>
      </dl>
      <p data-form-actions="">
        <button type="button" className="button" data-quiet="" data-print="" hidden>
          {say(env, 'print')}
        </button>
        <a className="button" data-quiet="" data-track="" href={trackHref}>
          {say(env, 'track')}
        </a>
      </p>
      <Documents env={env} />
    </div>
  );
}
