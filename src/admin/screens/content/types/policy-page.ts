import { defineTypeLayout, languageField } from './define-type.ts';

export const policyPage = defineTypeLayout({
  type: 'policyPage',
  title: ['Policies', 'नीतियाँ'],
  add: ['New policy', 'नई नीति'],
  where: ['Linked at the foot of every page.', 'हर पेज के अंत में लिंक के रूप में।'],
  empty: ['No policies of your own yet; the usual texts stand.', 'अभी अपनी कोई नीति नहीं; सामान्य पाठ दिखते हैं।'],
  fields: {
    policy: {
      label: ['Which one', 'कौन-सी'],
      options: {
        privacy: ['Privacy', 'निजता'],
        terms: ['Terms', 'शर्तें'],
        accessibility: ['Accessibility', 'सुगम्यता'],
      },
    },
    policy_Text: { label: ['Text', 'पाठ'] },
    entryDate: { label: ['In force since', 'लागू होने की तारीख़'] },
    lang: languageField,
  },
  aside: ['policy', 'entryDate', 'lang'],
});
