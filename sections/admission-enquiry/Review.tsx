import type { SectionEnv } from '#engine/section.ts';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';

/** What was filled in, in the words of the form: its script writes it here when the last step opens. */
export function Review({ env }: { readonly env: SectionEnv }) {
  const SubTag = subHeading(env);
  return (
    <div data-review="" hidden>
      {(['child', 'you'] as const).map((step) => (
        <div key={step} data-review-block={step}>
          <div data-review-head="">
            <SubTag>{say(env, step)}</SubTag>
            <button type="button" data-change={step} aria-label={say(env, `change.${step}`)}>
              {say(env, 'change')}
            </button>
          </div>
          <div data-review-picture="" />
          <p data-review-title="" />
          <dl data-review-facts="" />
        </div>
      ))}
    </div>
  );
}
