import { getMedia } from '#schemas/api/media.ts';
import { useCall } from '../../calls/use-call.ts';
import { mediaName } from '../../media/media-name.ts';
import { useWords } from '../../words/words.ts';
import { attachmentWords } from './attachment-words.ts';

interface Props {
  readonly mediaId: number;
  /** What it is called in the form. */
  readonly label: string;
}

/** The way to a file of the library. */
export const StoredFile = ({ mediaId, label }: Props) => {
  const say = useWords(attachmentWords);
  const { data: file } = useCall(getMedia, { params: { id: mediaId } });
  if (!file) return null;
  return (
    <a href={file.url} target="_blank" rel="noreferrer" aria-label={say('open', { name: label })}>
      {mediaName(file) || say('file')}
    </a>
  );
};
