import { TextField } from '../ui/Field.tsx';
import { useWords } from '../words/words.ts';
import { documentFieldWords } from './words.ts';

interface Props {
  /** What the file is of, where that is known. */
  readonly label?: string | undefined;
  readonly help?: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

/** The file of a document. */
export const DocumentFile = ({ label, help, error, onChoose }: Props) => {
  const say = useWords(documentFieldWords);
  return (
    <TextField
      type="file"
      accept="application/pdf,image/jpeg,image/png,image/webp"
      label={label ?? say('file')}
      help={help ?? say('fileHelp')}
      error={error}
      onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
    />
  );
};
