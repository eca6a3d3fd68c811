import { ScanLine } from 'lucide-react';
import { type SubmitEvent, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import { cameraWords } from './camera-words.ts';
import { useSignOut } from './use-sign-out.ts';
import classes from './visitors.module.css';
import { visitorsWords } from './words.ts';

const ScanDialog = part(async () => (await import('./ScanDialog.tsx')).ScanDialog);

/** As the call takes it. */
const passLength = 12;

/** Signs out by the number of a pass; a scanner types it, and Enter. */
export const PassSearch = () => {
  const say = useWords(visitorsWords);
  const { signOutPass, isPending } = useSignOut();
  const [pass, setPass] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const sayCamera = useWords(cameraWords);
  const signOut = async (number: string): Promise<void> => {
    if (number === '') return;
    const isFound = await signOutPass(number);
    setUnknown(!isFound);
    setPass(isFound ? '' : number);
  };
  const scanned = (text: string): void => {
    setScanning(false);
    void signOut(text.trim().slice(0, passLength));
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    await signOut(pass.trim());
  };
  return (
    <form className={classes.byPass} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={say('byPass')}
        help={say('byPassHelp')}
        error={isUnknown ? say('noPass') : undefined}
        value={pass}
        maxLength={passLength}
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
      <Button aria-label={sayCamera('scan')} onClick={() => setScanning(true)}>
        <ScanLine aria-hidden size={20} />
      </Button>
      {isScanning && (
        <Suspense>
          <ScanDialog onFound={scanned} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </form>
  );
};
