import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import { useSignOut } from './use-sign-out.ts';
import classes from './visitors.module.css';
import { visitorsWords } from './words.ts';

/** Signs out by the number of a pass; a scanner types it, and Enter. */
export const PassSearch = () => {
  const say = useWords(visitorsWords);
  const { signOutPass, isPending } = useSignOut();
  const [pass, setPass] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (pass.trim() === '') return;
    const isFound = await signOutPass(pass.trim());
    setUnknown(!isFound);
    if (isFound) setPass('');
  };
  return (
    <form className={classes.byPass} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={say('byPass')}
        help={say('byPassHelp')}
        error={isUnknown ? say('noPass') : undefined}
        value={pass}
        maxLength={12}
        autoComplete="off"
        placeholder="1-0231"
        onChange={({ currentTarget }) => {
          setPass(currentTarget.value);
          setUnknown(false);
        }}
      />
      <Button type="submit" busy={isPending}>
        {say('signOut')}
      </Button>
    </form>
  );
};
