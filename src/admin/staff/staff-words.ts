import type { StaffMember } from '#schemas/api/staff/save.ts';
import { defineWords } from '../words/words.ts';

export const staffStatusWords = defineWords({
  en: {
    Invited: 'Invited',
    Active: 'At the school',
    On_Leave: 'On leave',
    Left: 'Left',
  } satisfies Record<StaffMember['Status'], string>,
  hi: {
    Invited: 'आमंत्रित',
    Active: 'कार्यरत',
    On_Leave: 'छुट्टी पर',
    Left: 'छोड़ गए',
  },
});

export const staffTypeWords = defineWords({
  en: { Teaching: 'Teaching', 'Non-teaching': 'Non-teaching' } satisfies Record<StaffMember['Staff_Type'], string>,
  hi: { Teaching: 'शिक्षण', 'Non-teaching': 'गैर-शिक्षण' },
});
