import type { SectionEnv } from '#engine/section.ts';
import type { Admissions } from '#schemas/sources/admissions.ts';
import { Crest } from '../shared/Crest.tsx';
import { dayMonthYear } from '../shared/dates.ts';
import { Documents } from '../shared/documents/Documents.tsx';
import { phoneHref } from '../shared/links.ts';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import type { Bindings } from './schema.ts';
import { untilText } from './sessions.ts';

interface Props {
  readonly env: SectionEnv;
  readonly school: Bindings['school'];
  readonly sessions: Admissions['sessions'];
  readonly trackHref: string;
  readonly siteUrl: string | undefined;
  readonly reference: string | undefined;
}

/** Nothing else that is in an address is shown. */
const referencePattern = /^E\d{4}-\d{1,8}$/;

const told = {
  child: ['child', 'birth', 'class', 'session'],
  you: ['parent', 'mobile', 'email'],
} as const;

const officeLines = ['seenBy', 'date', 'stamp'] as const;

/** What a family sees once its enquiry has arrived, and prints on the school's letterhead. */
export function Receipt({ env, school, sessions, trackHref, siteUrl, reference = '' }: Props) {
  const SubTag = subHeading(env);
  const known = referencePattern.test(reference) ? reference : undefined;
  // A number begins with the year in which its session does: E2027-0042.
  const session = sessions.find(({ name }) => name.startsWith(known?.slice(1, 5) ?? '')) ?? sessions[0];
  const today = dayMonthYear(env.today, env.locale);
  return (
    <div data-receipt="">
      <header data-letterhead="">
        <Crest
          name={school.school_Name}
          src={school.school_Logo_Image}
          media={school.school_Logo_Image_Media}
          sizes="96px"
        />
        <div>
          <p data-letterhead-name="">{school.school_Name}</p>
          {school.school_address && <p data-letterhead-address="">{school.school_address}</p>}
        </div>
        <p data-letterhead-reach="">{[school.phone, school.email, school.office_Hours].filter(Boolean).join('\n')}</p>
      </header>
      <div data-receipt-head="">
        <div>
          <SubTag>
            <span data-on-screen="">{say(env, 'sent')}</span>
            <span data-on-paper="">{say(env, 'receiptTitle')}</span>
          </SubTag>
          <p>{say(env, 'keep')}</p>
          <dl data-receipt-numbers="">
            <div data-reference-line="" hidden={known === undefined}>
              <dt>{say(env, 'reference')}</dt>
              <dd data-reference="">{known}</dd>
            </div>
            <div>
              <dt>{say(env, 'told.date')}</dt>
              <dd>{today}</dd>
            </div>
          </dl>
        </div>
        <figure data-code="">
          <img src="/feeds/track.svg" alt="" width="152" height="152" loading="lazy" />
          <figcaption>
            {say(env, 'scan')} <strong>{(siteUrl ?? '').replace(/^https?:\/\//, '') + trackHref}</strong>
          </figcaption>
        </figure>
      </div>
      <p data-warnings="" hidden />
      <div data-told="" hidden>
        {(['child', 'you'] as const).map((part) => (
          <div key={part}>
            <SubTag>{say(env, part)}</SubTag>
            <dl>
              {told[part].map((key) => (
                <div key={key} hidden>
                  <dt>{say(env, `told.${key}`)}</dt>
                  <dd data-told-value={key} />
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <div data-receipt-next="">
        <SubTag>{say(env, 'after')}</SubTag>
        <ol>
          <li>
            <strong>{today}</strong> <span>{say(env, 'next1')}</span>
          </li>
          <li>
            <strong data-until="">{untilText(env, session?.closesOn)}</strong> <span>{say(env, 'next2')}</span>
          </li>
          <li>
            <strong>{say(env, 'noDate')}</strong> <span>{say(env, 'next3')}</span>
          </li>
        </ol>
      </div>
      <div data-bring="" hidden>
        <SubTag>{say(env, 'bring')}</SubTag>
        <ul />
      </div>
      <div data-for-office="" aria-hidden="true">
        <p>{say(env, 'forOffice')}</p>
        {officeLines.map((key) => (
          <span key={key}>{say(env, `office.${key}`)}</span>
        ))}
      </div>
      <p data-form-actions="">
        <button type="button" className="button" data-print="" hidden>
          {say(env, 'print')}
        </button>
        <a className="button" data-quiet="" data-track="" href={trackHref}>
          {say(env, 'track')}
        </a>
      </p>
      <Documents env={env} />
      {school.phone && (
        <p data-on-screen="">
          {say(env, 'ratherCall')}{' '}
          <a href={phoneHref(school.phone)}>
            <bdi dir="ltr">{school.phone}</bdi>
          </a>
        </p>
      )}
      <footer data-receipt-foot="">
        <p>
          <strong>{say(env, 'notAdmission')}</strong> {say(env, 'wrongDetail')}
        </p>
        <p>
          <span data-reference-again="">{known}</span> <span>{say(env, 'page')}</span>
        </p>
      </footer>
    </div>
  );
}
