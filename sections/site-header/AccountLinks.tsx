import type { SectionEnv } from '#engine/section.ts';
import { officePath } from '#schemas/office.ts';
import { say } from '../shared/say.ts';

interface Props {
  readonly env: SectionEnv;
  readonly loginHref: string;
  readonly className?: string | undefined;
}

/**
 * The way to log in; for who is logged in, which only a script knows on a page that is the same for all, their name, the
 * way to the office, or to a family's page, and out again.
 */
export function AccountLinks({ env, loginHref, className }: Props) {
  return (
    <div className={className} data-account="">
      <b data-visitor="name" hidden />
      <a href={loginHref} data-visitor="guest">
        {say(env, 'login')}
      </a>
      <a href={officePath} data-visitor="member" data-family={say(env, 'myPage')} hidden>
        {say(env, 'office')}
      </a>
      <form method="post" action="/api/Account/logout" data-visitor="member" hidden>
        <button type="submit">{say(env, 'logOut')}</button>
      </form>
    </div>
  );
}
