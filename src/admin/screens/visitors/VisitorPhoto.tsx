import { readVisitorPhoto, removeVisitorPhoto } from '#schemas/api/visitors/photo.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './camera.module.css';
import { cameraWords } from './camera-words.ts';

interface Props {
  /** Of the visit. */
  readonly id: number;
  readonly mayWrite: boolean;
}

/** The photo of a visit, which can be deleted before its time. */
export const VisitorPhoto = ({ id, mayWrite }: Props) => {
  const say = useWords(cameraWords);
  const attempt = useAttempt();
  const tell = useNotices();
  const remove = useAction(removeVisitorPhoto);
  const { data } = useCall(readVisitorPhoto, { params: { id } }, { enabled: remove.isIdle });
  const drop = async (): Promise<void> => {
    if (await attempt(() => remove.mutateAsync({ params: { id } }))) tell.notice(say('photoRemoved'));
  };
  return (
    <div className={classes.photo}>
      {data && <img src={data.Photo} alt={say('photo')} />}
      {mayWrite && (
        <Button look="quiet" busy={remove.isPending} onClick={() => void drop()}>
          {say('removePhoto')}
        </Button>
      )}
    </div>
  );
};
