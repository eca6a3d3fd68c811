/** What a page says that has failed, by language; a section that shows it spreads them into its own strings. */
export const failureStrings = {
  en: { retry: 'Try again', call: 'Or call the office:', reference: 'Reference {id}' },
  hi: { retry: 'फिर कोशिश करें', call: 'या कार्यालय को फ़ोन करें:', reference: 'संदर्भ {id}' },
} as const;
