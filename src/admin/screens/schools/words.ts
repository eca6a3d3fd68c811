import type { SchoolState } from '#schemas/records/school-state.ts';
import { defineWords } from '../../words/words.ts';

export const schoolsWords = defineWords({
  en: {
    title: 'Schools',
    note: '{count} schools.',
    note1: 'One school.',
    states: 'By state',
    all: 'All',
    search: 'Name, web address or key',
    school: 'School',
    key: 'Key',
    state: 'State',
    since: 'Registered',
    noMatch: 'No school matches.',
    showAll: 'Show all',
    none: 'No school has registered yet.',
    failed: 'The schools could not be loaded.',
    oneFailed: 'This school could not be loaded.',
    gone: 'There is no such school.',
    loading: 'Loading',
    address: 'Website',
    theme: 'Theme',
    accounts: 'Accounts',
    noAccounts: 'Nobody can log in yet.',
    lastSignIn: 'Last log-in',
    never: 'Nobody has logged in yet.',
    reopenUntil: 'Can be opened again until',
    changes: 'What was decided',
    noChanges: 'Nothing so far.',
    change: '{from} → {to}',
    reason: 'Reason',
    reasonHelp: 'The school reads it in its own record of changes.',
    missingReason: 'Please enter a reason.',
    cancel: 'Cancel',
    done: '{school}: done.',
  },
  hi: {
    title: 'विद्यालय',
    note: '{count} विद्यालय।',
    note1: 'एक विद्यालय।',
    states: 'स्थिति के अनुसार',
    all: 'सभी',
    search: 'नाम, वेब पता या कुंजी',
    school: 'विद्यालय',
    key: 'कुंजी',
    state: 'स्थिति',
    since: 'पंजीकरण',
    noMatch: 'ऐसा कोई विद्यालय नहीं मिला।',
    showAll: 'सभी दिखाएँ',
    none: 'अभी कोई विद्यालय पंजीकृत नहीं हुआ है।',
    failed: 'विद्यालय लोड नहीं हो सके।',
    oneFailed: 'यह विद्यालय लोड नहीं हो सका।',
    gone: 'ऐसा कोई विद्यालय नहीं है।',
    loading: 'लोड हो रहा है',
    address: 'वेबसाइट',
    theme: 'थीम',
    accounts: 'खाते',
    noAccounts: 'अभी कोई लॉग इन नहीं कर सकता।',
    lastSignIn: 'पिछला लॉग इन',
    never: 'अभी तक किसी ने लॉग इन नहीं किया।',
    reopenUntil: 'इस दिन तक फिर खोला जा सकता है',
    changes: 'अब तक के निर्णय',
    noChanges: 'अभी कोई नहीं।',
    change: '{from} → {to}',
    reason: 'कारण',
    reasonHelp: 'विद्यालय इसे अपने बदलावों के लेखे में पढ़ता है।',
    missingReason: 'कृपया कारण लिखें।',
    cancel: 'रहने दें',
    done: '{school}: हो गया।',
  },
});

type Role = 'Admin' | 'Staff' | 'Student' | 'Parent';

export const peopleWords = defineWords({
  en: {
    Admin: 'office admins: {count}',
    Staff: 'staff: {count}',
    Student: 'students: {count}',
    Parent: 'parents: {count}',
  } satisfies Record<Role, string>,
  hi: {
    Admin: 'कार्यालय एडमिन: {count}',
    Staff: 'कर्मचारी: {count}',
    Student: 'विद्यार्थी: {count}',
    Parent: 'अभिभावक: {count}',
  },
});

/** What follows from a step. */
export const stepHelpWords = defineWords({
  en: {
    draft: 'Its website says that it is being prepared.',
    pending_verification: 'Its website can be read, but is in no list until its email address is proved.',
    active: 'Its website can be read by everybody and is in the list of schools.',
    suspended: 'Its website is no longer shown and its people are signed out. Nothing is deleted.',
    closed:
      'Its website is no longer shown and its people are signed out. After 90 days everything is deleted for good.',
  } satisfies Record<SchoolState, string>,
  hi: {
    draft: 'इसकी वेबसाइट पर लिखा रहेगा कि वह तैयार हो रही है।',
    pending_verification: 'वेबसाइट पढ़ी जा सकती है, पर ईमेल सत्यापित होने तक किसी सूची में नहीं आती।',
    active: 'वेबसाइट सब पढ़ सकते हैं और वह विद्यालयों की सूची में आती है।',
    suspended: 'वेबसाइट नहीं दिखेगी और इसके सब लोग साइन आउट हो जाएँगे। कुछ भी मिटाया नहीं जाता।',
    closed: 'वेबसाइट नहीं दिखेगी और इसके सब लोग साइन आउट हो जाएँगे। 90 दिन बाद सब कुछ हमेशा के लिए मिटा दिया जाता है।',
  },
});
