import type { ContentTypeName } from '#schemas/content/index.ts';
import { localDay } from '../../format/dates.ts';
import { schoolTime } from '../../format/school-clock.ts';
import { checkTimes, type ShowTimes, type TimeFaults } from '../content/show-times.ts';

export const postKinds = ['notice', 'event', 'holiday', 'photos'] as const;
export type PostKind = (typeof postKinds)[number];

export const isPostKind = (value: unknown): value is PostKind => postKinds.some((kind) => kind === value);

/** What each kind is in the content. */
export const typeOf = {
  notice: 'notice',
  event: 'event',
  holiday: 'holiday',
  photos: 'galleryAlbum',
} as const satisfies Readonly<Record<PostKind, ContentTypeName>>;

/** What somebody types of a post. What one kind has no place for is kept for the others. */
export interface PostFields {
  readonly kind: PostKind;
  readonly head: string;
  readonly details: string;
  /** Its day, and its last one where it has several: YYYY-MM-DD, or nothing. */
  readonly day: string;
  readonly endDay: string;
  /** HH:mm; nothing for all day. */
  readonly time: string;
  readonly venue: string;
  readonly audience: string;
  readonly holidayType: string;
  readonly isPinned: boolean;
  readonly isEmergency: boolean;
  readonly times: ShowTimes;
}

export const noPost = (kind: PostKind): PostFields => ({
  kind,
  head: '',
  details: '',
  day: '',
  endDay: '',
  time: '',
  venue: '',
  audience: 'All',
  holidayType: 'School',
  isPinned: false,
  isEmergency: false,
  times: { isTimed: false, fromDay: '', fromTime: '07:00', untilDay: '' },
});

/** As nobody has sent it yet. */
export const unsent = { state: 'draft', publish_at: null, expire_at: null } as const;

export interface PostFaults extends TimeFaults {
  readonly head?: 'missingHead' | 'missingName';
  readonly day?: 'missingDay';
  readonly endDay?: 'endsFirst';
  readonly pictures?: 'missingPictures';
}

/** What is wrong at first sight; the server knows the rest. */
export const faultsOf = (fields: PostFields, pictures: number): PostFaults => {
  const { kind, head, day, endDay, times } = fields;
  const hasDays = kind === 'event' || kind === 'holiday';
  return {
    ...(head.trim() === '' ? { head: kind === 'notice' ? 'missingHead' : 'missingName' } : {}),
    ...(hasDays && day === '' ? { day: 'missingDay' } : {}),
    ...(hasDays && endDay !== '' && endDay < day ? { endDay: 'endsFirst' } : {}),
    ...(kind === 'photos' && pictures === 0 ? { pictures: 'missingPictures' } : {}),
    ...checkTimes(times, unsent),
  };
};

/** What is sent of a post, with the pictures that are in the library by then. */
export const documentOf = (fields: PostFields, pictures: readonly string[]): Record<string, unknown> => {
  const { kind, head, details, day, endDay, time, venue, audience, holidayType, isPinned, isEmergency, times } = fields;
  switch (kind) {
    case 'notice':
      return {
        noticeHead: head,
        noticeDetails: details,
        entryDateTime: times.isTimed && times.fromDay ? `${times.fromDay}T${times.fromTime}` : schoolTime(),
        audience,
        ...(isPinned ? { isPinned } : {}),
        ...(isEmergency ? { level: 'Emergency' } : {}),
      };
    case 'event':
      return {
        noticeHead: head,
        noticeDetails: details,
        entryDateTime: `${day}T${time || '00:00'}`,
        ...(endDay && endDay !== day ? { endDateTime: `${endDay}T23:59` } : {}),
        allDay: time === '',
        venue,
        audience,
      };
    case 'holiday':
      return {
        name: head,
        startHolidayDate: day,
        endHolidayDate: endDay || day,
        Holiday_Type: holidayType,
        Description: details,
      };
    case 'photos':
      return {
        album_Name: head,
        album_Date: day || localDay(),
        schoolThemeMediaJson: pictures.map((reference) => ({ Media_Name: reference })),
      };
  }
};

/** The field of the form that a field of a document is typed into. */
export const formFieldOf = new Map([
  ['noticeHead', 'head'],
  ['name', 'head'],
  ['album_Name', 'head'],
  ['noticeDetails', 'details'],
  ['Description', 'details'],
  ['entryDateTime', 'day'],
  ['startHolidayDate', 'day'],
  ['endDateTime', 'endDay'],
  ['endHolidayDate', 'endDay'],
  ['schoolThemeMediaJson', 'pictures'],
]);
