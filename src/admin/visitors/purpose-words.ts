import type { VisitorState, VisitPurpose } from '#schemas/records/visitor.ts';
import { defineWords } from '../words/words.ts';

export const purposeWords = defineWords({
  en: {
    Parent_Meeting: 'Parent meeting',
    Admission: 'Admission',
    Pick_Up: 'Pick-up',
    Vendor: 'Vendor',
    Official: 'Official',
    Interview: 'Interview',
    Other: 'Other',
  } satisfies Record<VisitPurpose, string>,
  hi: {
    Parent_Meeting: 'अभिभावक से बात',
    Admission: 'प्रवेश',
    Pick_Up: 'बच्चे को लेने',
    Vendor: 'विक्रेता',
    Official: 'सरकारी काम',
    Interview: 'साक्षात्कार',
    Other: 'अन्य',
  },
});

export const visitStateWords = defineWords({
  en: {
    Expected: 'Expected',
    In: 'Inside',
    Out: 'Left',
    Cancelled: 'Cancelled',
    No_Show: 'Did not come',
  } satisfies Record<VisitorState, string>,
  hi: {
    Expected: 'आने वाले',
    In: 'अंदर',
    Out: 'गए',
    Cancelled: 'रद्द',
    No_Show: 'नहीं आए',
  },
});
