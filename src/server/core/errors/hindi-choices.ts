/** What a theme does not take of a school's choices, and what to choose instead, in Hindi. `{…}` is a placeholder. */
export const hindiChoices: Readonly<Record<string, string>> = {
  'The theme has no preset "{name}".': 'थीम में "{name}" नाम का तैयार विकल्प नहीं है।',
  'The theme has no setting "{name}".': 'थीम में "{name}" नाम की सेटिंग नहीं है।',
  'The theme has no token "{name}".': 'थीम में "{name}" नाम का रंग या फ़ॉन्ट नहीं है।',
  'The theme has no template "{name}".': 'थीम में "{name}" नाम का पेज नहीं है।',
  'The theme has no section "{name}".': 'थीम में "{name}" नाम का भाग नहीं है।',
  'The theme has no section "{name}" to be moved.': 'थीम में "{name}" नाम का ऐसा भाग नहीं है जिसे खिसकाया जा सके।',
  '"{name}" is now "{current}", for which there is a choice already.':
    '"{name}" अब "{current}" है, और उसके लिए पहले से चुना जा चुका है।',
  '"{name}" is a {type} in this theme, not {value}.': 'इस थीम में "{name}" के लिए {type} चाहिए, {value} नहीं।',
  boolean: 'हाँ या ना',
  number: 'संख्या',
  string: 'पाठ',
  array: 'सूची',
  object: 'कई मान',
  '"{name}" takes a colour such as #AE3317, not {value}.': '"{name}" के लिए #AE3317 जैसा रंग लिखें, {value} नहीं।',
  '"{name}" takes {options}, not {value}.': '"{name}" के लिए इनमें से एक चुनें: {options}। {value} नहीं चलेगा।',
  '"{name}" is a {type}: a school chooses colours and fonts only.':
    '"{name}" बदला नहीं जा सकता: विद्यालय केवल रंग और फ़ॉन्ट चुनता है।',
  '"{text}" on "{on}" has a contrast of {ratio}, and {min} is needed.':
    '"{on}" पर "{text}" का कॉन्ट्रास्ट {ratio} है, जबकि {min} चाहिए।',
  'The nearest colour that passes: {color}.': 'सबसे नज़दीकी पढ़ने लायक रंग: {color}।',
  'No shade of it passes: choose another colour, or leave it out.':
    'इसका कोई शेड पढ़ा नहीं जा सकता: दूसरा रंग चुनें, या इसे छोड़ दें।',
  '"{name}" carries the h1 of its page and is never hidden.':
    'पेज का शीर्षक "{name}" में है, इसलिए यह कभी छिपाया नहीं जा सकता।',
  '"{kind}" has no look "{look}".': '"{kind}" का "{look}" नाम का रूप नहीं है।',
  'The look "{look}" of "{kind}" needs the token "{token}", which the theme lacks.':
    '"{kind}" के रूप "{look}" को "{token}" चाहिए, जो थीम में नहीं है।',
  'The look "{look}" of "{kind}" needs "{name}", which the theme does not bind.':
    '"{kind}" के रूप "{look}" को "{name}" चाहिए, जो थीम उसे नहीं देती।',
  '"{kind}" has no setting "{name}".': '"{kind}" में "{name}" नाम की सेटिंग नहीं है।',
  '"{kind}" has no text "{name}" that could be translated.':
    '"{kind}" में "{name}" नाम का ऐसा पाठ नहीं है जिसका अनुवाद हो सके।',
  '"{key}" is of the kind "{kind}" in this theme, not "{from}".':
    'इस थीम में "{key}" "{kind}" प्रकार का है, "{from}" का नहीं।',
  'Another choice has the place of "{key}" in this theme.': 'इस थीम में "{key}" की जगह पर दूसरा चुनाव है।',
  '"{name}" of "{kind}" must be 0, which keeps all still, or at least {least}, as faster changes can bring on a seizure: {value}.':
    '"{kind}" का "{name}" 0 रखें, तब सब स्थिर रहेगा, या कम से कम {least}, क्योंकि इससे तेज़ बदलाव से दौरा पड़ सकता है: {value}।',
  '"{name}" of "{kind}" must be <= {most}: {value}.': '"{kind}" का "{name}" अधिक से अधिक {most} हो: {value}।',
  '"{name}" of "{kind}" must be >= {least}: {value}.': '"{kind}" का "{name}" कम से कम {least} हो: {value}।',
  '"{name}" of "{kind}" must be integer: {value}.': '"{kind}" का "{name}" पूरी संख्या हो: {value}।',
  '"{name}" of "{kind}" must be equal to one of the allowed values: {value}.':
    '"{kind}" का "{name}" दिए गए विकल्पों में से एक हो: {value}।',
  '"{name}" of "{kind}" must NOT have more than {limit} characters: {value}.':
    '"{kind}" का "{name}" अधिक से अधिक {limit} अक्षरों का हो: {value}।',
  '"{name}" of "{kind}" must match format "{format}": {value}.': '"{kind}" के "{name}" में यह नहीं लिखा जा सकता: {value}।',
  '"{name}" of "{kind}" must be {type}: {value}.': '"{kind}" के "{name}" के लिए {type} चाहिए: {value}।',
  '"{name}" of "{kind}" takes another value: {value}.': '"{kind}" का "{name}" यह नहीं हो सकता: {value}।',

  'Did you mean "{name}"?': 'क्या आपका मतलब "{name}" था?',
  'Its presets: {names}.': 'इसके तैयार विकल्प: {names}।',
  'Its settings: {names}.': 'इसकी सेटिंग: {names}।',
  'Its colours: {names}.': 'इसके रंग: {names}।',
  'Its sections: {names}.': 'इसके भाग: {names}।',
  'Its templates: {names}.': 'इसके पेज: {names}।',
  'Its looks: {names}.': 'इसके रूप: {names}।',
  'Leave "hidden" out.': '"hidden" छोड़ दें।',
  'Leave it out.': 'इसे छोड़ दें।',
};
