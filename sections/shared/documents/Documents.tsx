import type { SectionEnv } from '#engine/section.ts';
import { enquiryDocumentTypes } from '#schemas/records/enquiry.ts';
import { CameraIcon } from '../icons.tsx';
import { say } from '../say.ts';
import { subHeading } from '../sub-heading.ts';

/**
 * The place where `documents/client.ts` asks for the documents of an enquiry. The section's strings hold
 * `documentStrings`.
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
      data-received={say(env, 'paperReceived')}
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
          <div data-paper-facts="">
            <p data-paper-name="" />
            <p data-paper-file="" hidden />
            <progress max={100} hidden />
            <p data-paper-said="" role="status" />
          </div>
          <label data-paper-pick="" className="button">
            <CameraIcon size={20} /> {say(env, 'paperSend')} <span className="visually-hidden" data-paper-for="" />
            <input type="file" accept="application/pdf,image/jpeg,image/png,image/webp" className="visually-hidden" />
          </label>
          <button type="button" className="button" data-quiet="" data-paper-retry="" hidden>
            {say(env, 'paperRetry')}
          </button>
        </li>
      </template>
    </div>
  );
}
