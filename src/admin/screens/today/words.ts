import type { disclosureDocuments } from '#schemas/sources/disclosure.ts';
import { defineWords } from '../../words/words.ts';

type DisclosureDocument = (typeof disclosureDocuments)[number];

export const todayWords = defineWords({
  en: {
    work: 'Today’s work',
    asOf: 'As of {time}',
    nothing: 'Nothing waits for you.',
    newEnquiries: 'New enquiries',
    overdueFollowUps: 'Follow-ups overdue',
    messages: 'Messages not read yet',
    readMessages: 'Read them',
    failedPublication: 'Not published at its time',
    failedPublicationHelp:
      'Something held it back, so nothing of it went live. Put it right, then publish it or choose another time.',
    lookAt: 'Look at them',
    seeWhy: 'See why',
    waitingChanges: 'Changes ready to publish',
    expiringDocuments: 'Documents expire soon',
    unverifiedEmail: 'Email address not confirmed',
    unverifiedHelp: '{email}: open the link in the email that we sent you.',
    until: '{names}, {date}',
    sendAgain: 'Send again',
    sent: 'The email is on its way. The link works for two days.',
    change1: '1 change ready to publish',
    changes: '{count} changes ready to publish',
    changesHelp: 'Visitors do not see them yet.',
    more: '{count} more',
    review: 'Review and publish',
    coming: 'Next two weeks',
    holiday: 'Holiday',
    exam: 'Exams',
    timing: 'Other timing',
    failed: 'Today’s work could not be loaded.',
  },
  hi: {
    work: 'आज का काम',
    asOf: '{time} तक',
    nothing: 'आपके लिए कुछ बाकी नहीं।',
    newEnquiries: 'नई पूछताछ',
    overdueFollowUps: 'समय से पीछे छूटे संपर्क',
    messages: 'बिना पढ़े संदेश',
    readMessages: 'संदेश पढ़ें',
    failedPublication: 'तय समय पर प्रकाशित नहीं हुआ',
    failedPublicationHelp: 'कुछ अटक गया, इसलिए इसमें से कुछ भी लाइव नहीं हुआ। उसे ठीक करें, फिर प्रकाशित करें या दूसरा समय चुनें।',
    lookAt: 'इन्हें देखें',
    seeWhy: 'कारण देखें',
    waitingChanges: 'प्रकाशन के लिए तैयार बदलाव',
    expiringDocuments: 'दस्तावेज़ जल्द समाप्त होंगे',
    unverifiedEmail: 'ईमेल पता पक्का नहीं हुआ',
    unverifiedHelp: '{email}: हमारे भेजे ईमेल का लिंक खोलें।',
    until: '{names}, {date}',
    sendAgain: 'फिर भेजें',
    sent: 'ईमेल भेज दिया गया है। लिंक दो दिन चलेगा।',
    change1: '1 बदलाव प्रकाशन के लिए तैयार',
    changes: '{count} बदलाव प्रकाशन के लिए तैयार',
    changesHelp: 'वेबसाइट पर अभी नहीं दिखते।',
    more: '{count} और',
    review: 'देखें और प्रकाशित करें',
    coming: 'अगले दो हफ़्ते',
    holiday: 'छुट्टी',
    exam: 'परीक्षा',
    timing: 'अलग समय',
    failed: 'आज का काम लोड नहीं हो सका।',
  },
});

/** The documents of the disclosure, by their fields. */
export const documentWords = defineWords({
  en: {
    Affiliation_Letter: 'Affiliation letter',
    Society_Certificate: 'Society, trust or company certificate',
    No_Objection_Certificate: 'No objection certificate',
    Rte_Recognition: 'RTE recognition certificate',
    Building_Safety: 'Building safety certificate',
    Fire_Safety: 'Fire safety certificate',
    Self_Certificate: 'Self-certificate',
    Water_Health_Sanitation: 'Water, health and sanitation certificates',
  } satisfies Record<DisclosureDocument, string>,
  hi: {
    Affiliation_Letter: 'संबद्धता पत्र',
    Society_Certificate: 'सोसाइटी, न्यास या कंपनी का प्रमाण पत्र',
    No_Objection_Certificate: 'अनापत्ति प्रमाण पत्र',
    Rte_Recognition: 'आरटीई मान्यता प्रमाण पत्र',
    Building_Safety: 'भवन सुरक्षा प्रमाण पत्र',
    Fire_Safety: 'अग्नि सुरक्षा प्रमाण पत्र',
    Self_Certificate: 'स्व-प्रमाणन',
    Water_Health_Sanitation: 'जल, स्वास्थ्य और स्वच्छता प्रमाण पत्र',
  },
});

export const isDocument = (name: string): name is DisclosureDocument => Object.hasOwn(documentWords.en, name);
