import { Upload } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { listMedia } from '#schemas/api/media.ts';
import { useCall } from '../calls/use-call.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ListBody } from '../ui/ListBody.tsx';
import { Pager } from '../ui/Pager.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { useWords } from '../words/words.ts';
import { MediaThumb } from './MediaThumb.tsx';
import classes from './media.module.css';
import { mediaName } from './media-name.ts';
import { NewPicture } from './NewPicture.tsx';
import { pictureTypes } from './picture-types.ts';
import { mediaWords } from './words.ts';

const pageSize = 24;
const thumbWidth = 200;

export interface PictureDialogProps {
  readonly mediaClass: 'public' | 'minor';
  readonly onChoose: (reference: string) => void;
  readonly onClose: () => void;
}

/** The library's pictures, to choose one; or a new one from this device. */
export const PictureDialog = ({ mediaClass, onChoose, onClose }: PictureDialogProps) => {
  const say = useWords(mediaWords);
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<File>();
  const keyword = useDeferredValue(typed.trim());
  const query = { page, pageSize, kind: 'picture', class: mediaClass, ...(keyword ? { keyword } : {}) } as const;
  const list = useCall(listMedia, { query });
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={say('choosePicture')} size="large" onClose={onClose}>
      {file ? (
        <NewPicture file={file} mediaClass={mediaClass} onDone={onChoose} onCancel={() => setFile(undefined)} />
      ) : (
        <>
          <div className={classes.tools}>
            <Button icon={<Upload aria-hidden size={18} />} onClick={() => input.current?.click()}>
              {say('upload')}
            </Button>
            <input
              ref={input}
              type="file"
              accept={pictureTypes}
              hidden
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
            />
            <SearchBox
              label={say('search')}
              value={typed}
              onChange={(value) => {
                setTyped(value);
                setPage(1);
              }}
            />
          </div>
          <p className={classes.note}>{say('limits')}</p>
          <ListBody
            list={list}
            failed={say('picturesFailed')}
            none={<p className={classes.note}>{say(keyword ? 'noMatch' : 'noPictures')}</p>}
          >
            {(pictures) => (
              <ul className={classes.pictures}>
                {pictures.map((picture) => (
                  <li key={picture.id}>
                    <button type="button" onClick={() => onChoose(picture.reference)}>
                      <MediaThumb
                        media={picture}
                        width={thumbWidth}
                        alt={picture.alt || mediaName(picture) || say('untitled', { id: picture.id })}
                      />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </ListBody>
          <Pager page={page} pageSize={pageSize} list={list} onPage={setPage} />
        </>
      )}
    </Dialog>
  );
};
