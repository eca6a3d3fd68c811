import type { SectionEnv } from '#engine/section.ts';
import { say } from '../shared/say.ts';

interface Props {
  readonly env: SectionEnv;
  readonly loginHref: string;
  readonly className?: string | undefined;
}

/**
 * The way to log in; for who is logged in, which only a script knows on a page that is the same for all, the way to
 * their page and out again.
 */
export function AccountLinks({ env, loginHref, className }: Props) {
  return (
    <span className={className} data-account="">
      <a href={loginHref} data-visitor="guest">
        {say(env, 'login')}
      </a>
      <a href={loginHref} data-visitor="member" hidden>
        {say(env, 'myPage')}
      </a>
      <form method="post" action="/api/Account/logout" data-visitor="member" hidden>
        <button type="submit">{say(env, 'logOut')}</button>
      </form>
    </span>
  );
}
