import { Camera, Check, ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { ProgressBar } from '../../media/ProgressBar.tsx';
import { pictureTypes } from '../../media/picture-types.ts';
import { useObjectUrl } from '../../media/use-object-url.ts';
import { mediaWords } from '../../media/words.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { FieldFrame, TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import classes from './post.module.css';
import type { PostPicture } from './use-pictures.ts';
import type { Post } from './use-post.ts';
import { postWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly post: Post;
}

/** The pictures of a post, from the camera or from the device, each with what it shows. */
export const PictureInputs = ({ id, post }: Props) => {
  const say = useWords(postWords);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const { pictures } = post.pictures;
  const take = (input: HTMLInputElement): void => {
    post.addPictures([...(input.files ?? [])]);
    // The same file may be chosen again after it was taken off.
    input.value = '';
  };
  const chooser = { type: 'file', accept: pictureTypes, hidden: true } as const;
  return (
    <FieldFrame id={`${id}-frame`} label={say('photos')} help={say('photosHelp')} error={post.errors.pictures}>
      <div className={classes.choose}>
        <Button id={`${id}-pictures`} icon={<ImagePlus aria-hidden size={18} />} onClick={() => files.current?.click()}>
          {say('choose')}
        </Button>
        <Button icon={<Camera aria-hidden size={18} />} onClick={() => camera.current?.click()}>
          {say('takePhoto')}
        </Button>
        <input {...chooser} ref={files} multiple onChange={({ currentTarget }) => take(currentTarget)} />
        <input {...chooser} ref={camera} capture="environment" onChange={({ currentTarget }) => take(currentTarget)} />
      </div>
      <ul className={classes.pictures}>
        {pictures.map((picture, at) => (
          <Picture key={picture.key} picture={picture} number={at + 1} post={post} />
        ))}
      </ul>
    </FieldFrame>
  );
};

interface PictureProps {
  readonly picture: PostPicture;
  /** From 1. */
  readonly number: number;
  readonly post: Post;
}

const Picture = ({ picture, number, post: { pictures } }: PictureProps) => {
  const say = useWords(postWords);
  const sayMedia = useWords(mediaWords);
  const { key, file, alt, isDecorative, sent, progress, error } = picture;
  return (
    <li>
      {file ? <OwnFile file={file} /> : <img src={sent?.url} alt="" />}
      <div>
        <TextField
          label={say('shows', { number })}
          maxLength={250}
          disabled={isDecorative || sent !== undefined}
          value={alt}
          error={error}
          onChange={({ currentTarget }) => pictures.change(key, { alt: currentTarget.value })}
        />
        {sent ? (
          <p className={classes.sent}>
            <Check aria-hidden size={16} />
            {say('isSent')}
          </p>
        ) : (
          <CheckBox
            label={sayMedia('decorative')}
            isNamed
            checked={isDecorative}
            onChange={(isOn) => pictures.change(key, { isDecorative: isOn })}
          />
        )}
        {progress !== undefined && (
          <ProgressBar label={sayMedia('sending', { percent: Math.round(progress * 100) })} value={progress} />
        )}
      </div>
      <button
        type="button"
        className={classes.remove}
        aria-label={say('takeOff', { number })}
        onClick={() => pictures.remove(key)}
      >
        <X aria-hidden size={18} />
      </button>
    </li>
  );
};

const OwnFile = ({ file }: { readonly file: File }) => <img src={useObjectUrl(file)} alt="" />;
