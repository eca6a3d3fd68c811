import type { SectionEnv } from '#engine/section.ts';
import { Documents } from '../shared/documents/Documents.tsx';
import { say } from '../shared/say.ts';

const facts = ['reference', 'status', 'next'] as const;

/** The strings that name the steps of an enquiry start so; the step's code follows. */
const statusPrefix = 'status.';

/** The places that the form's script fills with how the enquiry goes. */
export function TrackedEnquiry({ env }: { readonly env: SectionEnv }) {
  const statuses = Object.entries(env.strings).filter(([key]) => key.startsWith(statusPrefix));
  const names = Object.fromEntries(statuses.map(([key, text]) => [key.slice(statusPrefix.length), text]));
  return (
    <div data-receipt="" data-next-none={say(env, 'nextNone')} data-statuses={JSON.stringify(names)}>
      <dl data-told="">
        {facts.map((key) => (
          <div key={key}>
            <dt>{say(env, `told.${key}`)}</dt>
            <dd data-told-value={key} />
          </div>
        ))}
      </dl>
      <Documents env={env} />
      <p data-form-actions="">
        <a className="button" data-quiet="" href={env.path}>
          {say(env, 'another')}
        </a>
      </p>
    </div>
  );
}
