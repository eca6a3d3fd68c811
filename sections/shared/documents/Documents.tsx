import type { SectionEnv } from '#engine/section.ts';
import { enquiryDocumentTypes } from '#schemas/records/enquiry.ts';
import { say } from '../say.ts';
import { subHeading } from '../sub-heading.ts';

/**
 * The place where `papers/client.ts` asks for the papers of an enquiry. The section's strings hold `documentStrings`.
 */
export function Documents({ env }: { readonly env: SectionEnv }) {
  const SubTag = subHeading(env);
  const names = Object.fromEntries(enquiryDocumentTypes.map((type) => [type, say(env, `paper.${type}`)]));
  return (
    <div
      data-papers=""
      data-names={JSON.stringify(names)}
      data-wrong={say(env, 'paperWrong')}
      data-sending={say(env, 'paperSending')}
      data-arrived={say(env, 'paperSent')}
      data-failed={say(env, 'paperFailed')}
      hidden
    >
      <SubTag>{say(env, 'papers')}</SubTag>
      <p data-hint="">{say(env, 'papersHint')}</p>
      <p data-papers-none="" hidden>
        {say(env, 'papersNone')}
      </p>
      <ul data-papers-list="" />
      <template>
        <li data-paper="">
          <label>
            <span data-paper-name="" />
            <input type="file" accept="application/pdf,image/jpeg,image/png,image/webp" />
          </label>
          <p data-paper-file="" hidden />
          <progress max={100} hidden />
          <p data-paper-said="" role="status" />
          <button type="button" className="button" data-quiet="" data-paper-retry="" hidden>
            {say(env, 'paperRetry')}
          </button>
        </li>
      </template>
    </div>
  );
}
