import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { phoneHref } from '../links.ts';
import { say } from '../say.ts';

interface Props {
  readonly env: SectionEnv;
  /** What the log knows the failure by; without it, nothing has failed and the way home stands alone. */
  readonly reference?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly className: string | undefined;
  readonly buttonClass: string | undefined;
  /** The way home, which is the button where nothing has failed. */
  readonly linkHref?: string | undefined;
  readonly linkLabel?: string | undefined;
  /** Stands after the label of the button. */
  readonly icon?: ReactNode;
}

/** The address of the page itself. */
const here = '';

/** What helps where a page has failed: another try, the office's phone, the way home, and what to quote. */
export function FailureHelp({ env, reference, phone, className, buttonClass, linkHref, linkLabel, icon }: Props) {
  if (!reference)
    return (
      <a href={linkHref} className={buttonClass}>
        {linkLabel}
        {icon && <> {icon}</>}
      </a>
    );
  return (
    <div className={className}>
      <a href={here} className={buttonClass}>
        {say(env, 'retry')}
      </a>
      {phone && (
        <p>
          {say(env, 'call')}{' '}
          <a href={phoneHref(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
      <p>
        <a href={linkHref}>{linkLabel}</a>
      </p>
      <p>
        <small>{say(env, 'reference', { id: reference })}</small>
      </p>
    </div>
  );
}
