export const strings = {
  en: {
    heading: 'Facilities',
    empty: 'No facilities available.',
    error: 'The facilities could not be loaded.',
  },
  hi: {
    heading: 'सुविधाएँ',
    empty: 'कोई सुविधा उपलब्ध नहीं है।',
    error: 'सुविधाएँ लोड नहीं हो सकीं।',
  },
} as const;
