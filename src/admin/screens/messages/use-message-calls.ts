import {
  changeContactMessage,
  changePlatformMessage,
  countContactMessages,
  countPlatformMessages,
  exportContactMessages,
  exportPlatformMessages,
  listContactMessages,
  listPlatformMessages,
  noteContactMessage,
  notePlatformMessage,
  readContactMessage,
  readPlatformMessage,
  removeContactMessage,
  removePlatformMessage,
  replyToContactMessage,
  replyToPlatformMessage,
  restoreContactMessage,
  restorePlatformMessage,
} from '#schemas/api/contact-messages.ts';
import { audienceOf } from '#schemas/office.ts';
import { useStart } from '../../session/start.ts';

const ofSchool = {
  list: listContactMessages,
  count: countContactMessages,
  export: exportContactMessages,
  read: readContactMessage,
  change: changeContactMessage,
  reply: replyToContactMessage,
  note: noteContactMessage,
  remove: removeContactMessage,
  restore: restoreContactMessage,
};

const ofPlatform: typeof ofSchool = {
  list: listPlatformMessages,
  count: countPlatformMessages,
  export: exportPlatformMessages,
  read: readPlatformMessage,
  change: changePlatformMessage,
  reply: replyToPlatformMessage,
  note: notePlatformMessage,
  remove: removePlatformMessage,
  restore: restorePlatformMessage,
};

/** The calls about what was written to whose office this is: the school's, or the product's. */
export const useMessageCalls = (): typeof ofSchool =>
  audienceOf(useStart().user.role) === 'operators' ? ofPlatform : ofSchool;
