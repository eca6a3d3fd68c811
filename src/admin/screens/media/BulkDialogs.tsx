import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import { bulkWords, type SayBulk } from './bulk-words.ts';
import type { Children, Left } from './left-files.ts';
import classes from './media.module.css';
import { TagsField } from './TagsField.tsx';
import { Uses } from './Uses.tsx';
import { libraryWords } from './words.ts';

interface Asked {
  /** Of how many files it is asked. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

interface TagsProps extends Asked {
  readonly onTag: (action: 'tag' | 'untag', tags: readonly string[]) => Promise<boolean>;
}

/** Files all that is chosen under tags, or takes these off. */
export const TagsDialog = ({ count, isBusy, onTag, onClose }: TagsProps) => {
  const say = useWords(bulkWords);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const run = (action: 'tag' | 'untag'): void => {
    if (tags.length === 0) setError(say('noTag'));
    else void onTag(action, tags);
  };
  return (
    <Dialog title={say('tagsTitle', { count })} onClose={onClose}>
      <TagsField
        label={say('tags')}
        error={error}
        tags={tags}
        onChange={(next) => {
          setTags(next);
          setError(undefined);
        }}
      />
      <DialogFoot aside={<Button onClick={() => run('untag')}>{say('untag')}</Button>}>
        <Button look="quiet" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button look="primary" busy={isBusy} onClick={() => run('tag')}>
          {say('addTags')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

const states = ['none', 'consent', 'noConsent'] as const;

interface ChildrenProps extends Asked {
  readonly onSay: (children: Children) => Promise<boolean>;
}

/** Says of all that is chosen what is known of the children in it. */
export const ChildrenDialog = ({ count, isBusy, onSay, onClose }: ChildrenProps) => {
  const say = useWords(bulkWords);
  const sayLibrary = useWords(libraryWords);
  const [state, setState] = useState<(typeof states)[number]>('consent');
  const help = { none: 'helpUnsaid', consent: 'helpConsent', noConsent: 'helpNoConsent' } as const;
  return (
    <Dialog title={say('childrenTitle', { count })} onClose={onClose}>
      <SelectField
        label={sayLibrary('children')}
        help={sayLibrary(help[state])}
        value={state}
        options={states.map((value) => ({ value, label: sayLibrary(`children_${value}`) }))}
        onChange={({ currentTarget: { value } }) => setState(states.find((one) => one === value) ?? 'none')}
      />
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button look="primary" busy={isBusy} onClick={() => void onSay(state)}>
          {say('save')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

interface DeleteProps extends Asked {
  readonly onDelete: () => Promise<boolean>;
}

/** Asks before files go for good. */
export const DeleteManyDialog = ({ count, isBusy, onDelete, onClose }: DeleteProps) => {
  const say = useWords(bulkWords);
  return (
    <Dialog title={count === 1 ? say('removeTitle1') : say('removeTitle', { count })} onClose={onClose}>
      <p>{say('removeText')}</p>
      <DialogFoot>
        <Button look="quiet" data-autofocus onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button look="danger" busy={isBusy} onClick={() => void onDelete()}>
          {say('remove')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

interface LeftProps {
  readonly left: readonly Left[];
  readonly onClose: () => void;
}

/** Names what stays as it was, each with why and what to do about it. */
export const LeftDialog = ({ left, onClose }: LeftProps) => {
  const say = useWords(bulkWords);
  return (
    <Dialog title={left.length === 1 ? say('left1') : say('left', { count: left.length })} onClose={onClose}>
      <ul className={classes.left}>
        {left.map(({ id, name, result }) => (
          <li key={id}>
            <strong>{name}</strong>
            <p className={classes.help}>{reasonOf(result.reason, say)}</p>
            {result.uses && <Uses uses={result.uses} />}
          </li>
        ))}
      </ul>
      <DialogFoot>
        <Button look="primary" data-autofocus onClick={onClose}>
          {say('understood')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

const reasons = [
  'gone',
  'used',
  'notPicture',
  'described',
  'ofChild',
  'tooManyTags',
  'noConsent',
  'there',
  'notThere',
  'full',
] as const;

const reasonOf = (reason: string | undefined, say: SayBulk): string =>
  say(`reason_${reasons.find((one) => one === reason) ?? 'gone'}`);
