import type { SectionProps } from '#engine/section.ts';
import { PublicForm } from '../../../shared/form/PublicForm.tsx';
import { CloseIcon } from '../../../shared/icons.tsx';
import { LinkedText } from '../../../shared/LinkedText.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { fewFieldsIn, fieldsIn } from './fields.ts';
import styles from './standard.module.css';

/** The id that `data-dialog` names. */
const dialogId = 'demo-request';

export function DemoRequest({
  env,
  heading,
  lead,
  dialog,
  signedIn,
  privacyHref,
}: SectionProps<Settings, Partial<Bindings>>) {
  const form = (
    <PublicForm
      env={env}
      action="/api/demo-requests"
      fields={dialog ? fewFieldsIn(env) : fieldsIn(env)}
      labels={{ Consent: <LinkedText env={env} text="consent" link="privacy" href={privacyHref} /> }}
      sentId={dialog ? undefined : 'sent'}
      columns={2}
    />
  );
  const words = (
    <div className={styles.words}>
      <SectionHeading env={env} className={styles.heading}>
        {heading}
      </SectionHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
  if (!dialog)
    return (
      <div className={styles.band}>
        <div className={`container ${styles.page}`}>
          {words}
          <div className={styles.sheet}>{form}</div>
        </div>
      </div>
    );
  return (
    <dialog
      id={dialogId}
      className={styles.dialog}
      aria-labelledby={env.headingId}
      data-enhance={signedIn ? undefined : 'auto-dialog'}
      data-cookie="autoRequest"
    >
      <div className={styles.inside}>
        <button type="button" className={styles.close} data-dialog-close="" aria-label={say(env, 'close')}>
          <CloseIcon size={20} />
        </button>
        {words}
        {form}
      </div>
    </dialog>
  );
}
