import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { listMedia } from '#schemas/api/media.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { NewPicture } from './NewPicture.tsx';
import { contentWords } from './words.ts';

const pageSize = 24;

interface Props {
  readonly mediaClass: 'public' | 'minor';
  readonly onChoose: (reference: string) => void;
  readonly onClose: () => void;
}

/** The library's pictures, to choose one; or a new one from this device. */
export const PicturePicker = ({ mediaClass, onChoose, onClose }: Props) => {
  const say = useWords(contentWords);
  const [page, setPage] = useState(1);
  const [file, setFile] = useState<File>();
  const query = { page, pageSize, kind: 'picture', class: mediaClass } as const;
  const { data: pictures, total } = useCall(listMedia, { query });
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={say('picture')} size="large" onClose={onClose}>
      {file ? (
        <NewPicture file={file} mediaClass={mediaClass} onDone={onChoose} onCancel={() => setFile(undefined)} />
      ) : (
        <>
          <div className={classes.pictureTools}>
            <Button icon={<Upload aria-hidden size={18} />} onClick={() => input.current?.click()}>
              {say('upload')}
            </Button>
            <input
              ref={input}
              type="file"
              accept="image/*"
              hidden
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
            />
          </div>
          {pictures?.length === 0 && <p className={classes.note}>{say('noPictures')}</p>}
          <ul className={classes.pictures}>
            {pictures?.map(({ id, reference, alt, fileName, variants, url }) => (
              <li key={id}>
                <button type="button" onClick={() => onChoose(reference)}>
                  <img src={variants[0]?.url ?? url} alt={alt ?? fileName ?? ''} loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
          <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
        </>
      )}
    </Dialog>
  );
};
