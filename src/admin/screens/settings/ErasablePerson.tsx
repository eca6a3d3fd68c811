import { Download, Eraser } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, DownloadLink } from '../../ui/Button.tsx';
import { type Fact, FactList } from '../../ui/FactList.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Say, useWords } from '../../words/words.ts';
import { EraseDialog } from './EraseDialog.tsx';
import classes from './settings.module.css';
import type { Place } from './use-place.ts';
import { privacyWords } from './words.ts';

interface Props {
  readonly name: string;
  /** By which the school knows the person; it stays when the rest is erased. */
  readonly number: string;
  readonly isErased: boolean | undefined;
  /** Whether it can be erased yet. */
  readonly canErase?: boolean;
  /** What is said of such a person. */
  readonly say: Say<'number' | 'isErased' | 'more' | 'eraseText' | 'confirm' | 'mismatch'>;
  readonly facts: readonly Fact[];
  readonly exportHref: string;
  readonly erase: (given: { readonly confirm: string; readonly reason: string }) => Promise<unknown>;
  readonly place: Place;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** What is held of one person: all of it can be exported, and erased. */
export const ErasablePerson = (props: Props) => {
  const { name, number, isErased, canErase = true, say, facts, exportHref, erase, place, onClose, children } = props;
  const sayAny = useWords(privacyWords);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const back = place.hrefOf({ person: undefined });
  return (
    <Panel
      title={isErased ? number : name}
      note={say('number', { number })}
      {...(isErased ? {} : { sign: <Initials name={name} /> })}
      onClose={onClose}
      foot={
        isErased ? undefined : (
          <>
            <DownloadLink look="primary" icon={<Download aria-hidden size={18} />} href={exportHref}>
              {sayAny('export')}
            </DownloadLink>
            {canErase && (
              <Button icon={<Eraser aria-hidden size={18} />} onClick={() => setAsked(true)}>
                {sayAny('erase')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={classes.form}>
        <BackLink to={back}>{sayAny('back')}</BackLink>
        {isErased ? (
          <p>{say('isErased')}</p>
        ) : (
          <section>
            <h3>{sayAny('held')}</h3>
            <FactList facts={facts} />
            <p className={classes.note}>{say('more')}</p>
          </section>
        )}
        {children}
      </div>
      {isAsked && (
        <EraseDialog
          title={sayAny('eraseTitle', { name })}
          text={say('eraseText')}
          confirm={{ label: say('confirm', { number }), value: number, mismatch: say('mismatch') }}
          erase={async (given) => {
            await erase(given);
            return sayAny('done', { number });
          }}
          onClose={() => setAsked(false)}
          onErased={() => {
            setAsked(false);
            void navigate(back);
          }}
        />
      )}
    </Panel>
  );
};
