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

/** Leads to the enquiry with the class in its address; nothing where it is this page, or admissions are closed. */
export function EnquireLink({ env, href, isOpen = true, className }: Props) {
  if (!href || !isOpen || isThisPage(env, splitHref(href).target)) return null;
  return (
    <a href={withQuery(href, { class: className })} data-class-enquire="">
      {say(env, 'enquire')} <span className="visually-hidden">{className}</span>
    </a>
  );
}
