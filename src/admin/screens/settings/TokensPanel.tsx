import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type ApiTokenInfo, listApiTokens, revokeApiToken } from '#schemas/api/tokens.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay, formatMoment } from '../../format/dates.ts';
import type { Subject } from '../../rights/rights.ts';
import { subjectWords } from '../../rights/subject-words.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { subjectsOf } from './scopes.ts';
import classes from './settings.module.css';
import { isValid } from './token-state.ts';
import type { Place } from './use-place.ts';
import { tokenWords } from './words.ts';

interface Props {
  readonly place: Place;
  readonly onClose: () => void;
}

/** The tokens that were made for programs, those in use first. */
export const TokensPanel = ({ place, onClose }: Props) => {
  const say = useWords(tokenWords);
  const { data, isError, refetch } = useCall(listApiTokens, { query: { pageSize: 100 } });
  const tokens = data?.toSorted((one, other) => Number(isValid(other)) - Number(isValid(one)));
  return (
    <Panel
      title={say('title')}
      note={say('note')}
      onClose={onClose}
      foot={
        <ButtonLink look="primary" icon={<Plus aria-hidden size={18} />} to={place.hrefOf({ open: 'new-token' })}>
          {say('new')}
        </ButtonLink>
      }
    >
      {isError && !tokens && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!isError && !tokens && <Skeleton rows={4} />}
      {tokens?.length === 0 && <p className={classes.note}>{say('none')}</p>}
      <ul className={classes.tokens}>
        {tokens?.map((token) => (
          <Token key={token.id} token={token} />
        ))}
      </ul>
    </Panel>
  );
};

const Token = ({ token }: { readonly token: ApiTokenInfo }) => {
  const say = useWords(tokenWords);
  const saySubject = useWords(subjectWords);
  const locale = useLocale();
  const { name, scopes, expiresAt, lastUsedAt, revokedAt } = token;
  const { read, change } = subjectsOf(scopes);
  const list = (all: readonly Subject[]): string =>
    new Intl.ListFormat(`${locale}-IN`).format(all.map((subject) => saySubject(subject)));
  const isUsable = isValid(token);
  const state = (): string => {
    if (revokedAt) return say('revoked', { day: formatDay(revokedAt, locale) });
    if (expiresAt) return say(isUsable ? 'until' : 'ended', { day: formatDay(expiresAt, locale) });
    return say('endless');
  };
  const used = lastUsedAt ? say('used', { time: formatMoment(lastUsedAt, locale) }) : say('unused');
  return (
    <li data-off={!isUsable || undefined}>
      <div>
        <h3>{name}</h3>
        <p>
          {[
            change.length > 0 && say('mayChange', { list: list(change) }),
            read.length > 0 && say('mayRead', { list: list(read) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <small>
          {state()} · {used}
        </small>
      </div>
      {isUsable && <Revoke token={token} />}
    </li>
  );
};

const Revoke = ({ token: { id, name } }: { readonly token: ApiTokenInfo }) => {
  const say = useWords(tokenWords);
  const tell = useNotices();
  const revoke = useAction(revokeApiToken);
  const [isAsked, setAsked] = useState(false);
  const run = async (): Promise<void> => {
    await revoke.mutateAsync({ params: { id } });
    tell.notice(say('isRevoked', { name }));
  };
  return (
    <>
      <Button size="compact" aria-label={say('revokeOf', { name })} onClick={() => setAsked(true)}>
        {say('revoke')}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={say('askTitle', { name })}
          keep={say('keep')}
          deed={say('revoke')}
          onRun={run}
          onClose={() => setAsked(false)}
        >
          <p>{say('askText')}</p>
        </QuestionDialog>
      )}
    </>
  );
};
