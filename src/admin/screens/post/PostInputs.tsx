import type { ComponentProps } from 'react';
import { localDay } from '../../format/dates.ts';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/Field.tsx';
import fold from '../../ui/fold.module.css';
import { useWords } from '../../words/words.ts';
import { event } from '../content/types/event.ts';
import { holiday } from '../content/types/holiday.ts';
import { notice } from '../content/types/notice.ts';
import { useBoth } from '../content/use-both.ts';
import { When } from '../content/When.tsx';
import { PictureInputs } from './PictureInputs.tsx';
import classes from './post.module.css';
import { type PostFields, unsent } from './post-fields.ts';
import type { Post } from './use-post.ts';
import { postWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly post: Post;
}

const maxHead = { notice: 200, event: 200, holiday: 100, photos: 100 } as const;
const headNames = { notice: 'noticeHead', event: 'eventHead', holiday: 'holidayHead', photos: 'photosHead' } as const;

/** All that is entered of a post: the sentence first, what is seldom needed folded away below. */
export const PostInputs = ({ id, post }: Props) => {
  const say = useWords(postWords);
  const { fields, errors, change } = post;
  const { kind, times } = fields;
  return (
    <>
      <TextAreaField
        id={`${id}-head`}
        label={say(headNames[kind])}
        error={errors.head}
        help={kind === 'notice' ? say('noticeExample') : undefined}
        minRows={kind === 'notice' ? 4 : 1}
        maxLength={maxHead[kind]}
        value={fields.head}
        onChange={({ currentTarget }) => change({ head: currentTarget.value.replace(/\n/g, ' ') })}
      />
      {kind === 'photos' && <PictureInputs id={id} post={post} />}
      {(kind === 'event' || kind === 'holiday') && <DayInputs id={id} post={post} />}
      {kind === 'notice' && <Emergency fields={fields} onChange={change} />}
      <details className={classes.more}>
        <summary className={fold.fold}>{say('more')}</summary>
        <div>
          {kind !== 'photos' && (
            <TextAreaField
              id={`${id}-details`}
              label={say('details')}
              optional
              error={errors.details}
              maxLength={kind === 'holiday' ? 255 : 4000}
              value={fields.details}
              onChange={({ currentTarget }) => change({ details: currentTarget.value })}
            />
          )}
          <OtherInputs id={id} post={post} />
          <When
            id={id}
            item={unsent}
            show={{
              times,
              timeErrors: errors as ComponentProps<typeof When>['show']['timeErrors'],
              isWaiting: true,
              change: (part) => change({ times: { ...times, ...part } }),
            }}
          />
        </div>
      </details>
    </>
  );
};

const DayInputs = ({ id, post: { fields, errors, change } }: Props) => {
  const say = useWords(postWords);
  const isEvent = fields.kind === 'event';
  return (
    <div className={classes.days}>
      <TextField
        id={`${id}-day`}
        label={say(isEvent ? 'day' : 'firstDay')}
        type="date"
        min={localDay()}
        value={fields.day}
        error={errors.day}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
      {isEvent && (
        <TextField
          label={say('time')}
          type="time"
          optional
          value={fields.time}
          onChange={({ currentTarget }) => change({ time: currentTarget.value })}
        />
      )}
      <TextField
        id={`${id}-endDay`}
        label={say('lastDay')}
        type="date"
        optional
        min={fields.day || localDay()}
        value={fields.endDay}
        error={errors.endDay}
        onChange={({ currentTarget }) => change({ endDay: currentTarget.value })}
      />
    </div>
  );
};

interface EmergencyProps {
  readonly fields: PostFields;
  readonly onChange: (part: Partial<PostFields>) => void;
}

/** What visitors meet on every page is never folded away. */
const Emergency = ({ fields: { isEmergency }, onChange }: EmergencyProps) => {
  const say = useWords(postWords);
  return (
    <div className={classes.emergency} data-on={isEmergency || undefined}>
      <SwitchField
        label={say('emergency')}
        help={say('emergencyHelp')}
        checked={isEmergency}
        onChange={(isOn) => onChange({ isEmergency: isOn })}
      />
    </div>
  );
};

/** Who sees it, and what a kind has besides. */
const OtherInputs = ({ post: { fields, change } }: Props) => {
  const say = useWords(postWords);
  const both = useBoth();
  const choices = (options: Readonly<Record<string, readonly [string, string]>> = {}) =>
    Object.entries(options).map(([value, label]) => ({ value, label: both(label) }));
  if (fields.kind === 'holiday')
    return (
      <SelectField
        label={both(holiday.fields.Holiday_Type?.label ?? ['', ''])}
        options={choices(holiday.fields.Holiday_Type?.options)}
        value={fields.holidayType}
        onChange={({ currentTarget }) => change({ holidayType: currentTarget.value })}
      />
    );
  if (fields.kind === 'photos')
    return (
      <TextField
        label={say('photosDay')}
        type="date"
        optional
        max={localDay()}
        value={fields.day}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
    );
  return (
    <>
      {fields.kind === 'event' && (
        <TextField
          label={both(event.fields.venue?.label ?? ['', ''])}
          optional
          maxLength={150}
          value={fields.venue}
          onChange={({ currentTarget }) => change({ venue: currentTarget.value })}
        />
      )}
      <SelectField
        label={both(notice.fields.audience?.label ?? ['', ''])}
        options={choices(notice.fields.audience?.options)}
        value={fields.audience}
        onChange={({ currentTarget }) => change({ audience: currentTarget.value })}
      />
      {fields.kind === 'notice' && (
        <SwitchField
          label={both(notice.fields.isPinned?.label ?? ['', ''])}
          checked={fields.isPinned}
          onChange={(isPinned) => change({ isPinned })}
        />
      )}
    </>
  );
};
