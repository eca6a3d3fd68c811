import type { SectionEnv } from '#engine/section.ts';
import { withQuery } from '../shared/complete-href.ts';
import { isThisPage, splitHref } from '../shared/page-href.ts';
import { say } from '../shared/say.ts';

interface Props {
  readonly env: SectionEnv;
  readonly href: string | undefined;
  readonly isOpen: boolean | undefined;
  readonly className: string;
}

/** Whether there is an enquiry to lead to: not where it is this page, nor where admissions are closed. */
export const invitesTo = (env: SectionEnv, href: string | undefined, isOpen = true): href is string =>
  Boolean(href) && isOpen && !isThisPage(env, splitHref(href ?? '').target);

/** Leads to the enquiry with the class in its address; nothing where it is this page, or admissions are closed. */
export function EnquireLink({ env, href, isOpen, className }: Props) {
  if (!invitesTo(env, href, isOpen)) return null;
  return (
    <a href={withQuery(href, { class: className })} data-class-enquire="">
      {say(env, 'enquire')} <span className="visually-hidden">{className}</span>
    </a>
  );
}
