export const strings = {
  en: {
    heading: 'Log in',
    admin: 'Admin Login',
    staff: 'Teachers & Staff Login',
    student: 'Student Login',
    parent: 'Parent Login',
  },
  hi: {
    heading: 'लॉग इन',
    admin: 'प्रशासन लॉग इन',
    staff: 'शिक्षक और कर्मचारी लॉग इन',
    student: 'विद्यार्थी लॉग इन',
    parent: 'अभिभावक लॉग इन',
  },
} as const;
