export const strings = {
  en: {
    heading: 'Log in',
    admin: 'Admin Login',
    staff: 'Teachers & Staff Login',
    student: 'Student Login',
    parent: 'Parent Login',
  },
  hi: {
    heading: 'लॉगिन',
    admin: 'प्रशासन लॉगिन',
    staff: 'शिक्षक और कर्मचारी लॉगिन',
    student: 'विद्यार्थी लॉगिन',
    parent: 'अभिभावक लॉगिन',
  },
} as const;
