import type { SectionEnv } from '#engine/section.ts';
import { isThisPage } from '../shared/page-href.ts';
import { say } from '../shared/say.ts';

interface Props {
  readonly env: SectionEnv;
  readonly href: string | undefined;
  readonly isOpen: boolean | undefined;
  readonly className: string;
}

/** Leads to the enquiry with the class in its address; nothing where it is this page, or admissions are closed. */
export function EnquireLink({ env, href, isOpen = true, className }: Props) {
  if (!href || !isOpen || isThisPage(env, href)) return null;
  const target = `${href}?${new URLSearchParams({ class: className })}`;
  return (
    <a href={target} data-class-enquire="">
      {say(env, 'enquire')} <span className="visually-hidden">{className}</span>
    </a>
  );
}
