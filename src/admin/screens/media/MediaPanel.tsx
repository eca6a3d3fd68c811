import { CircleCheck, Crop, Replace, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { getMedia } from '#schemas/api/media.ts';
import type { MediaDetails } from '#schemas/api/media-item.ts';
import { isGone } from '../../calls/call-error.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, formatTime } from '../../format/dates.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { sizeWords } from '../../media/media-name.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { Deeds, useMayWriteHere } from '../../ui/Deeds.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { ReadingContext } from '../../ui/reading.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { FocalPoint } from './FocalPoint.tsx';
import classes from './media.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { TagsField } from './TagsField.tsx';
import { nameOf } from './Tile.tsx';
import { Uses } from './Uses.tsx';
import { useMediaEdit } from './use-media-edit.ts';
import { libraryWords, type SayLibrary } from './words.ts';

const CropPanel = part(async () => (await import('./crop/CropPanel.tsx')).CropPanel);

const maxAlt = 250;

interface Props {
  readonly id: number;
  readonly onClose: () => void;
  /** Another picture stands in its place. */
  readonly onReplaced: (id: number) => void;
}

/** What is said of a picture, where it is used, and what may be done with it; it saves itself. */
export const MediaPanel = ({ id, onClose, onReplaced }: Props) => {
  const say = useWords(libraryWords);
  const { data: media, error, refetch } = useCall(getMedia, { params: { id } });
  if (media) return <Open media={media} onClose={onClose} onReplaced={onReplaced} />;
  return (
    <Panel title={say('title')} onClose={onClose}>
      {isGone(error) ? (
        <p className={classes.help}>{say('gone')}</p>
      ) : error ? (
        <LoadFailed text={say('loadFailed')} onRetry={refetch} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Panel>
  );
};

interface OpenProps extends Omit<Props, 'id'> {
  readonly media: MediaDetails;
}

const Open = ({ media, onClose, onReplaced }: OpenProps) => {
  const say = useWords(libraryWords);
  const locale = useLocale();
  const mayWrite = useMayWriteHere();
  const edit = useMediaEdit(media.id);
  const [asked, setAsked] = useState<'replace' | 'remove'>();
  const [isCropping, setCropping] = useState(false);
  const name = nameOf(media, say);
  const isPicture = media.kind === 'picture';
  const from = [media.uploadedBy, formatDay(media.createdAt, locale)].filter(Boolean).join(', ');
  const size = media.width && media.height ? `${media.width} × ${media.height}` : undefined;
  const facts = [media.fileName, size, sizeWords(media.bytes), from].filter(Boolean);
  if (isCropping)
    return (
      <Panel title={say('cropTitle', { name })} onClose={() => setCropping(false)}>
        <Suspense fallback={<Skeleton rows={6} />}>
          <CropPanel media={media} onCancel={() => setCropping(false)} onMade={onReplaced} />
        </Suspense>
      </Panel>
    );
  return (
    <Panel
      title={name}
      note={facts.join(' · ')}
      onClose={onClose}
      tools={
        <Deeds>
          <Button look="quiet" size="compact" aria-label={say('remove')} onClick={() => setAsked('remove')}>
            <Trash2 aria-hidden size={18} />
          </Button>
        </Deeds>
      }
      foot={
        <>
          {isPicture ? (
            <Deeds>
              <Button icon={<Crop aria-hidden />} onClick={() => setCropping(true)}>
                {say('crop')}
              </Button>
              <Button icon={<Replace aria-hidden />} onClick={() => setAsked('replace')}>
                {say('replace')}
              </Button>
            </Deeds>
          ) : (
            <a className={classes.file} href={media.url} target="_blank" rel="noreferrer">
              {say('download')}
            </a>
          )}
          <Deeds>
            <Saved edit={edit} />
          </Deeds>
        </>
      }
    >
      <OpenToo type="media" id={media.id} />
      <ReadingContext value={!mayWrite}>
        <div className={classes.details}>
          {isPicture && <PictureFields media={media} edit={edit} />}
          <TagsField
            label={say('tags')}
            help={say('tagsHelp')}
            error={edit.refusal('tags')}
            tags={edit.pending().tags ?? media.tags}
            onChange={(tags) => edit.change({ tags: [...tags] }, { now: true })}
          />
          <section>
            <h3>{say('where')}</h3>
            <Uses uses={media.uses} />
          </section>
        </div>
      </ReadingContext>
      {asked === 'replace' && (
        <ReplaceDialog
          media={media}
          name={name}
          onClose={() => setAsked(undefined)}
          onReplaced={(id) => {
            setAsked(undefined);
            onReplaced(id);
          }}
        />
      )}
      {asked === 'remove' && (
        <RemoveDialog
          media={media}
          name={name}
          onClose={() => setAsked(undefined)}
          onReplace={() => setAsked('replace')}
          onRemoved={onClose}
        />
      )}
    </Panel>
  );
};

type Edit = ReturnType<typeof useMediaEdit>;

interface FieldsProps {
  readonly media: MediaDetails;
  readonly edit: Edit;
}

const PictureFields = ({ media, edit }: FieldsProps) => {
  const say = useWords(libraryWords);
  const [typed, setTyped] = useState<string>();
  const [typedHindi, setTypedHindi] = useState<string>();
  const [typedCaption, setTypedCaption] = useState<string>();
  const { focal = media.focal, decorative = media.decorative, ...pending } = edit.pending();
  const text = typed ?? media.alt ?? '';
  const { hi = '', ...otherTexts } = pending.altTranslations ?? media.altTranslations;
  const hindi = typedHindi ?? hi;
  const chosen = pending.class === 'minor' ? 'minor' : (pending.children ?? kindOf(media));
  return (
    <>
      <FocalPoint
        media={media}
        name={nameOf(media, say)}
        point={focal}
        onChange={(point) => edit.change({ focal: point })}
      />
      <TextAreaField
        label={say('alt')}
        help={say('altHelp')}
        counter={say('characters', { count: [...text].length, max: maxAlt })}
        error={edit.refusal('alt') ?? edit.refusal('decorative')}
        maxLength={maxAlt}
        disabled={decorative}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          edit.change({ alt: value.trim() || null, decorative: false });
        }}
        onBlur={() => void edit.flush()}
      />
      <TextAreaField
        label={say('altHindi')}
        help={say('altHindiHelp')}
        lang="hi"
        error={edit.refusal('altTranslations')}
        optional
        minRows={2}
        maxLength={maxAlt}
        disabled={decorative}
        value={hindi}
        onChange={({ currentTarget: { value } }) => {
          setTypedHindi(value);
          const said = value.trim();
          edit.change({ altTranslations: { ...otherTexts, ...(said && { hi: said }) } });
        }}
        onBlur={() => void edit.flush()}
      />
      <TextField
        label={say('caption')}
        help={say('captionHelp')}
        error={edit.refusal('caption')}
        optional
        maxLength={200}
        value={typedCaption ?? media.caption ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setTypedCaption(value);
          edit.change({ caption: value.trim() || null });
        }}
        onBlur={() => void edit.flush()}
      />
      <div className={classes.decorative}>
        <CheckBox
          label={say('decorative')}
          isNamed
          checked={decorative}
          onChange={(checked) =>
            edit.change({ alt: checked ? null : text.trim() || null, decorative: checked }, { now: true })
          }
        />
        <Deeds>
          <p className={classes.help}>{say('decorativeHelp')}</p>
        </Deeds>
      </div>
      <SelectField
        label={say('children')}
        help={say(helpOf(chosen))}
        error={edit.refusal('class') ?? edit.refusal('children')}
        options={optionsOf(media, chosen, say)}
        value={chosen}
        onChange={({ currentTarget: { value } }) => edit.change(changeTo(value), { now: true })}
      />
    </>
  );
};

const kinds = ['unsaid', 'none', 'consent', 'noConsent', 'minor'] as const;
type Kind = (typeof kinds)[number];

const kindOf = ({ class: kind, children }: MediaDetails): Kind => (kind === 'minor' ? 'minor' : (children ?? 'unsaid'));

/** What may be chosen: what was said is not unsaid again, and a picture in use stays of its class. */
const optionsOf = ({ uses, class: stored }: MediaDetails, chosen: Kind, say: SayLibrary) =>
  kinds
    .filter((kind) => kind === chosen || kind !== 'unsaid')
    .filter((kind) => kind === chosen || uses.length === 0 || (kind === 'minor') === (stored === 'minor'))
    .map((kind) => ({ value: kind, label: say(`children_${kind}`) }));

const changeTo = (value: string) => {
  const kind = kinds.find((one) => one === value) ?? 'none';
  if (kind === 'minor') return { class: 'minor' as const };
  return kind === 'unsaid' ? {} : { class: 'public' as const, children: kind };
};

const helpOf = (kind: Kind) =>
  (
    ({
      unsaid: 'helpUnsaid',
      none: 'helpUnsaid',
      consent: 'helpConsent',
      noConsent: 'helpNoConsent',
      minor: 'helpMinor',
    }) as const
  )[kind];

/** How far what was changed is saved. */
const Saved = ({ edit }: { readonly edit: Edit }) => {
  const say = useWords(libraryWords);
  const locale = useLocale();
  const saving = edit.saving();
  const savedAt = edit.savedAt();
  const text =
    saving !== 'saved' ? say(saving) : savedAt ? say('saved', { time: formatTime(savedAt.toISOString(), locale) }) : '';
  return (
    <span
      className={classes.saved}
      role="status"
      data-failed={saving === 'failed' || saving === 'refused' || undefined}
    >
      {saving === 'saved' && savedAt && <CircleCheck aria-hidden size={16} />}
      {text}
    </span>
  );
};
