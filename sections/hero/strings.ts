export const strings = {
  en: {
    picture:
      'Three sections of a theme in JSON and what each becomes: a banner, nothing today because no child has a birthday, and a list of holidays.',
    caption: 'A theme names its sections in order. No birthday today, no birthday section.',
    sampleName: 'Amaltas Public School',
    sampleHeading: 'A morning worth getting up for',
    sampleButton: 'Apply Now',
    sampleNothing: 'Nobody’s birthday today: left out',
    sampleHolidays: 'Holidays',
    sampleDay1: '24',
    sampleDay2: '25',
    sampleMonth1: 'Nov',
    sampleMonth2: 'Dec',
    sampleHoliday1: 'Guru Nanak Jayanti',
    sampleHoliday2: 'Christmas',
  },
  hi: {
    picture:
      'JSON में किसी थीम के तीन हिस्से और हर हिस्सा पेज पर क्या बनता है: एक बैनर, आज कुछ नहीं क्योंकि किसी बच्चे का जन्मदिन नहीं है, और छुट्टियों की सूची।',
    caption: 'थीम अपने हिस्सों के नाम क्रम से लिखती है। आज जन्मदिन नहीं, तो जन्मदिन वाला हिस्सा भी नहीं।',
    sampleName: 'अमलतास पब्लिक स्कूल',
    sampleHeading: 'हर सुबह स्कूल जाने का मन हो',
    sampleButton: 'आवेदन करें',
    sampleNothing: 'आज किसी का जन्मदिन नहीं: यह हिस्सा नहीं दिखता',
    sampleHolidays: 'छुट्टियाँ',
    sampleDay1: '24',
    sampleDay2: '25',
    sampleMonth1: 'नव॰',
    sampleMonth2: 'दिस॰',
    sampleHoliday1: 'गुरु नानक जयंती',
    sampleHoliday2: 'क्रिसमस',
  },
} as const;
