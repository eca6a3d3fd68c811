import { defineTypeLayout, languageField } from './define-type.ts';

export const holiday = defineTypeLayout({
  type: 'holiday',
  title: ['Holidays', 'छुट्टियाँ'],
  add: ['New holiday', 'नई छुट्टी'],
  where: ['On the home page, under Holidays and in the calendar.', 'होम पेज, “छुट्टियाँ” और कैलेंडर में।'],
  empty: ['No holidays yet. Parents look here first in June.', 'अभी कोई छुट्टी नहीं। जून में अभिभावक सबसे पहले यहीं देखते हैं।'],
  dates: { from: 'startHolidayDate', until: 'endHolidayDate' },
  fields: {
    name: { label: ['Name', 'नाम'] },
    startHolidayDate: { label: ['First day', 'पहला दिन'] },
    endHolidayDate: { label: ['Last day', 'आख़िरी दिन'] },
    Description: { label: ['Details', 'विवरण'] },
    Holiday_Type: {
      label: ['Kind', 'प्रकार'],
      options: {
        Public: ['Public holiday', 'सार्वजनिक अवकाश'],
        School: ['School holiday', 'विद्यालय का अवकाश'],
        Vacation: ['Vacation', 'लंबी छुट्टियाँ'],
        Exam: ['Examination', 'परीक्षा'],
        Timing_Change: ['Changed timing', 'बदला हुआ समय'],
      },
    },
    Opens_At: { label: ['Opens at', 'खुलने का समय'] },
    Closes_At: { label: ['Closes at', 'बंद होने का समय'] },
    Applies_To: {
      label: ['For whom', 'किसके लिए'],
      help: ['All, Staff, or the numbers of classes.', 'All, Staff या कक्षाओं की संख्याएँ।'],
    },
    Show_On_Website: { label: ['Show on the website', 'वेबसाइट पर दिखाएँ'] },
    Fixed_Date: { label: ['The same date each year', 'हर साल यही तारीख़'] },
    lang: languageField,
  },
  aside: ['Holiday_Type', 'Opens_At', 'Closes_At', 'Applies_To', 'Show_On_Website', 'Fixed_Date', 'lang'],
});
