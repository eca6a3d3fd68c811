/**
 * What public calls answer against a form, and those of a student's record, in Hindi. `{…}` is a placeholder. Fields
 * are next to their texts wherever these are shown, so that no text names its field again.
 */
export const hindi: Readonly<Record<string, string>> = {
  'Please enter {label}.': 'कृपया यह जानकारी भरें।',
  'Please enter email or mobile.': 'कृपया ईमेल या मोबाइल नंबर में से एक भरें।',
  'Please enter at least {digits} digits': 'कम से कम {digits} अंक लिखें',
  'Use one of {list}.': 'इनमें से एक चुनें: {list}।',
  'Use at most {limit} characters.': 'अधिक से अधिक {limit} अक्षर लिखें।',
  'Use at least {limit} characters.': 'कम से कम {limit} अक्षर लिखें।',
  'Use at most {limit} entries.': 'अधिक से अधिक {limit} चुनें।',
  'Use at most {limit} file.': 'केवल {limit} फ़ाइल चुनें।',
  'Use at most {limit} files.': 'अधिक से अधिक {limit} फ़ाइलें चुनें।',
  'Enter {limit} or more.': '{limit} या उससे अधिक लिखें।',
  'Enter {limit} or less.': '{limit} या उससे कम लिखें।',
  'Remove the marks that are stacked on one letter.': 'एक अक्षर पर लगे अतिरिक्त चिह्न हटाएँ।',
  'This has characters that are not allowed here, or too many.': 'इसमें ऐसे अक्षर हैं जो यहाँ मान्य नहीं, या बहुत अधिक अक्षर हैं।',

  'Enter a path such as /contact, or a link that starts with https://, mailto: or tel:.':
    '/contact जैसा पता लिखें, या https://, mailto: या tel: से शुरू होने वाला लिंक।',
  'Enter a link that starts with https://.': 'https:// से शुरू होने वाला लिंक लिखें।',
  'Enter a language code such as en or hi.': 'en या hi जैसा भाषा कोड लिखें।',
  'Enter a time as HH:MM.': 'समय HH:MM के रूप में लिखें।',
  'Enter a day of the calendar as YYYY-MM-DD.': 'सही तारीख़ YYYY-MM-DD के रूप में लिखें।',
  'Enter a valid email address.': 'सही ईमेल पता लिखें।',
  'Enter a name of 2 to 100 letters, without a title.': 'नाम 2 से 100 अक्षरों में लिखें, श्री या डॉ॰ के बिना।',
  'Enter a 10-digit mobile number.': '10 अंकों का मोबाइल नंबर लिखें।',
  'Enter a phone number of 10 to 13 digits.': '10 से 13 अंकों का फ़ोन नंबर लिखें।',
  'Enter a session such as 2026-2027.': '2026-2027 जैसा सत्र लिखें।',
  'Enter a 6-digit PIN code.': '6 अंकों का पिन कोड लिखें।',
  'Choose a time zone such as Asia/Kolkata.': 'Asia/Kolkata जैसा समय क्षेत्र चुनें।',
  'Enter a currency code such as INR.': 'INR जैसा मुद्रा कोड लिखें।',
  'Enter an 11-digit UDISE code.': '11 अंकों का UDISE कोड लिखें।',
  'Enter a host name such as portal.school.in, or # for none.': 'portal.school.in जैसा पता लिखें, न हो तो # लिखें।',

  'Please agree that we may contact you.': 'कृपया सहमति दें कि हम आपसे संपर्क कर सकते हैं।',
  'Please confirm that these families agreed to be contacted by the school.':
    'कृपया पुष्टि करें कि ये परिवार सहमत हैं कि विद्यालय उनसे संपर्क करे।',
  'Please agree to the terms.': 'कृपया शर्तें स्वीकार करें।',
  'Please agree to the privacy notice.': 'कृपया गोपनीयता सूचना स्वीकार करें।',
  'Please take a moment and send again.': 'कृपया थोड़ा रुकें और फिर भेजें।',
  'Admissions are closed.': 'प्रवेश अभी बंद हैं।',
  'Admissions are open for {first} and {second}.': 'प्रवेश {first} और {second} के लिए खुले हैं।',
  'Admissions are open for {first}.': 'प्रवेश {first} के लिए खुले हैं।',
  'This class is not offered.': 'यह कक्षा उपलब्ध नहीं है।',
  'Date cannot be in the future.': 'तारीख़ आज के बाद की नहीं हो सकती।',
  'A child must be {age} or older on {date}.': '{date} को बच्चे की आयु कम से कम {age} वर्ष होनी चाहिए।',
  'The last class is before the first.': 'अंतिम कक्षा पहली कक्षा से पहले की है।',
  'Choose one of the themes: {list}.': 'इनमें से एक थीम चुनें: {list}।',
  'Do not use your name, email or mobile as your password.': 'अपना नाम, ईमेल या मोबाइल नंबर पासवर्ड न बनाएँ।',
  'Many people use this password. Choose another.': 'यह पासवर्ड बहुत लोग रखते हैं। दूसरा चुनें।',

  'This is not your password.': 'यह आपका पासवर्ड नहीं है।',
  'Use 3 to 60 small letters, digits and single hyphens, such as green-field.':
    '3 से 60 छोटे अंग्रेज़ी अक्षर, अंक और अकेले हाइफ़न लिखें, जैसे green-field।',
  'Another school has this address, or had it.': 'यह पता किसी दूसरे विद्यालय का है, या था।',
  '{date} is a holiday ({name}).': '{date} को छुट्टी है ({name})।',
  '{date} is a weekly holiday ({day}).': '{date} को साप्ताहिक अवकाश है ({day})।',
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
  'This register is locked. Ask an admin to reopen it.': 'यह हाज़िरी बंद हो चुकी है। इसे खोलने के लिए एडमिन से कहें।',
  'Say why a locked register is changed.': 'बंद हो चुकी हाज़िरी बदलने का कारण लिखें।',
  'The forenoon and the afternoon of this day have registers of their own.':
    'इस दिन पूर्वाह्न और अपराह्न की हाज़िरी अलग-अलग ली गई है।',
  'The register of the whole day was taken.': 'पूरे दिन की हाज़िरी ली जा चुकी है।',
  'This school takes one register a day.': 'इस विद्यालय में हाज़िरी दिन में एक बार ली जाती है।',
  'This day has a register for each half. Say which half is changed.':
    'इस दिन की हाज़िरी दो बार ली गई है। बताएँ कि कौन-सा पहर बदलना है।',
  'Say of half a day who was there and who was not.': 'आधे दिन की हाज़िरी में बताएँ कि कौन था और कौन नहीं।',
  'This register is not taken yet.': 'यह हाज़िरी अभी ली नहीं गई है।',
  'The register of this day was taken.': 'इस दिन की हाज़िरी ली जा चुकी है।',
  'The session {session} does not have this day.': 'सत्र {session} में यह दिन नहीं है।',
  'This register was taken under another account. Log in with that account to send it.':
    'यह हाज़िरी किसी दूसरे खाते से ली गई है। इसे भेजने के लिए उसी खाते से लॉग इन करें।',
  'The student with the id {id} is not in this class on {date}. Open the register again and submit it without them.':
    'आईडी {id} वाला विद्यार्थी {date} को इस कक्षा में नहीं है। हाज़िरी फिर खोलें और उसके बिना भेजें।',
  'New in this class since you opened the register: {names}. Say who is there.':
    'हाज़िरी खोलने के बाद कक्षा में जुड़े: {names}। बताएँ कि कौन आया है।',
  'This student is marked twice.': 'इस विद्यार्थी को दो बार लिखा गया है।',
  'Please enter the class and its section.': 'कृपया कक्षा और उसका सेक्शन चुनें।',

  'Please choose a file.': 'कृपया फ़ाइल चुनें।',
  'Use a file of at most {limit}.': 'अधिक से अधिक {limit} की फ़ाइल चुनें।',
  'Use {types} or {type} up to {size} MB.': '{types} या {type} फ़ाइल चुनें, {size} MB तक।',
  'The file is damaged or cut off.': 'फ़ाइल ख़राब या अधूरी है।',
  'The PDF contains scripts or starts programs. Print it to a PDF without them.':
    'इस PDF में प्रोग्राम हैं। इसे “PDF में प्रिंट” करके भेजें।',
  'The picture could not be read. Save a smaller copy of it, and try again.':
    'चित्र पढ़ा नहीं जा सका। इसे छोटा करके फिर सहेजें और फिर कोशिश करें।',
  'The picture is damaged or cut off. Export or copy the file again.':
    'चित्र ख़राब या अधूरा है। फ़ाइल फिर से सहेजें या कॉपी करें।',
  'SVG pictures are not accepted, because they can contain scripts. Save the picture as PNG or WebP.':
    'SVG चित्र नहीं लिए जाते। चित्र को PNG या WebP के रूप में सहेजें।',
  'The file is not a picture in JPG, PNG, WebP or HEIC. Use JPG, PNG, WebP or HEIC up to 5 MB.':
    'यह फ़ाइल चित्र नहीं है। JPG, PNG, WebP या HEIC फ़ाइल चुनें, 5 MB तक।',
  'Animated pictures are not accepted. Use a still picture, or a video link in the gallery.':
    'चलते चित्र नहीं लिए जाते। स्थिर चित्र चुनें।',
  'The picture is {width} × {height} pixels; the limit is {side} on the longest side and 50 megapixels in all. Save it smaller: 1920 pixels wide is enough.':
    'चित्र {width} × {height} पिक्सेल का है; सबसे लंबी ओर अधिक से अधिक {side} पिक्सेल और कुल 50 मेगापिक्सेल हो सकते हैं। 1920 पिक्सेल चौड़ा चित्र काफ़ी है।',
  'The picture is {size} MB; the limit is {most} MB. Save it smaller: 1920 pixels wide is enough.':
    'चित्र {size} MB का है; अधिक से अधिक {most} MB हो सकता है। 1920 पिक्सेल चौड़ा चित्र काफ़ी है।',
  'The status of the student has been changed since the confirmation. Change it on the student’s page instead.':
    'प्रवेश पक्का होने के बाद विद्यार्थी की स्थिति बदली जा चुकी है। उसे विद्यार्थी के पेज पर बदलें।',
  'Attendance has been marked for the student, so the confirmation stays. Change the status on the student’s page instead.':
    'विद्यार्थी की हाज़िरी लग चुकी है, इसलिए प्रवेश वापस नहीं हो सकता। विद्यार्थी के पेज पर स्थिति बदलें।',
  'The session {session} is over. Choose another session in the details of the enquiry.':
    'सत्र {session} समाप्त हो चुका है। पूछताछ के विवरण में दूसरा सत्र चुनें।',
  'The school no longer offers this class. Choose another one in the details of the enquiry.':
    'विद्यालय में अब यह कक्षा नहीं है। पूछताछ के विवरण में दूसरी कक्षा चुनें।',
  'A confirmed enquiry keeps its documents. Remove the document on the student’s page.':
    'प्रवेश पक्का होने के बाद पूछताछ के दस्तावेज़ नहीं हटते। दस्तावेज़ विद्यार्थी के पेज पर हटाएँ।',
  'This enquiry has no such file. Send the file itself.': 'इस पूछताछ में ऐसी कोई फ़ाइल नहीं है। फ़ाइल ही भेजें।',
  'This enquiry takes no more documents.': 'इस पूछताछ के लिए अब और दस्तावेज़ नहीं लिए जाते।',
  'The school has already verified this document.': 'विद्यालय यह दस्तावेज़ पहले ही जाँच चुका है।',

  'Please enter what they come for.': 'कृपया लिखें कि वे किस काम से आए हैं।',
  'Date cannot be in the past.': 'तारीख़ आज से पहले की नहीं हो सकती।',
  'Do not let this person in: {reason}': 'इन्हें अंदर न आने दें: {reason}',
  '{name} is inside already, with pass {pass}. Sign that pass out first.':
    '{name} पहले से अंदर हैं, पास {pass}। पहले वह पास बंद करें।',
  'This visitor is not expected today any more. See the list of today.': 'अब इनके आने का इंतज़ार नहीं है। आज की सूची देखें।',
  'Only a visit that is still expected can be cancelled.': 'केवल वही रद्द हो सकता है जो अभी आया नहीं है।',
  'A visit is corrected while the person is inside, or on the same day.':
    'मुलाक़ात का विवरण तभी सुधारा जा सकता है जब व्यक्ति अंदर हो, या उसी दिन।',
  'A pick-up begins at the gate: note that they have left, and take them in again for it.':
    'बच्चे को लेने आए व्यक्ति का प्रवेश उसी काम से दर्ज होता है: इनका निकास दर्ज करें, फिर नया प्रवेश।',
  'Nobody with this number may pick up the child.': 'यह नंबर ऐसे किसी व्यक्ति का नहीं है जो बच्चे को ले जा सकता है।',
  'This visitor has not come in.': 'इस आगंतुक का प्रवेश दर्ज नहीं हुआ है।',
  'Leaving can be taken back for {count} minutes. Enter the visit anew.':
    'निकास {count} मिनट तक वापस लिया जा सकता है। फिर से प्रवेश दर्ज करें।',
  'Please enter the name of the father, the mother or a guardian.': 'कृपया पिता, माता या संरक्षक का नाम भरें।',
  '{number} was given already. Choose {next} or a higher number.':
    '{number} पहले दी जा चुकी है। {next} या उससे बड़ी संख्या चुनें।',
  'A refusal applies to all the days.': 'अस्वीकृति सभी दिनों की होती है।',
  'Choose one of the days that are asked for.': 'माँगे गए दिनों में से चुनें।',
  'Please enter the name of the person with this number or email.': 'कृपया उनका नाम भरें जिनका यह नंबर या ईमेल है।',
  'A student is at least {age} years old when the session starts.':
    'सत्र शुरू होने पर विद्यार्थी की आयु कम से कम {age} वर्ष होनी चाहिए।',
  'The student left before the admission.': 'विद्यालय छोड़ने की तारीख़ प्रवेश से पहले की नहीं हो सकती।',
  'This day is before the last day in the school.': 'यह तारीख़ विद्यालय में अंतिम दिन से पहले की है।',
  'A student comes back into the session that runs now.': 'विद्यार्थी अभी चल रहे सत्र में ही लौट सकता है।',
  'Choose a class that the school has.': 'ऐसी कक्षा चुनें जो विद्यालय में है।',
  'Choose a section that the school has.': 'ऐसा सेक्शन चुनें जो विद्यालय में है।',
  'One of these students has no class in this session.': 'इनमें से एक विद्यार्थी की इस सत्र में कोई कक्षा नहीं है।',
  'This student is named twice.': 'यह विद्यार्थी दो बार लिखा गया है।',
  'This student is not in the class any more.': 'यह विद्यार्थी अब इस कक्षा में नहीं है।',
  'This student has a class in the next session already.': 'अगले सत्र में इस विद्यार्थी की कक्षा पहले से तय है।',
  'Only students of the last class finish school.': 'पढ़ाई केवल अंतिम कक्षा के विद्यार्थी पूरी करते हैं।',
  'This promotion was undone already.': 'यह काम पहले ही वापस लिया जा चुका है।',
  'This student has no transfer certificate: they have not left.':
    'इस विद्यार्थी का स्थानांतरण प्रमाण पत्र नहीं है, क्योंकि इन्होंने विद्यालय नहीं छोड़ा है।',
  'The data of this student were erased.': 'इस विद्यार्थी की जानकारी मिटाई जा चुकी है।',
  'One of the two entries was changed meanwhile. Compare them again.':
    'दोनों में से एक प्रविष्टि इस बीच बदली गई। दोनों को फिर से देखें।',
  'Choose which mark is right where both entries have one, and not the same: {days}.':
    'जिन दिनों दोनों प्रविष्टियों की हाज़िरी अलग है, उनमें से सही चुनें: {days}।',
  'The data of one of these students were erased.': 'इनमें से एक विद्यार्थी की जानकारी मिटाई जा चुकी है।',
  'Choose another student.': 'कोई दूसरा विद्यार्थी चुनें।',
  'Choose another person.': 'कोई दूसरा व्यक्ति चुनें।',
  'Admission number {number} was merged into that of {name}, {other}.':
    'प्रवेश संख्या {number} अब {name} ({other}) की प्रविष्टि में शामिल है।',
  'Row {line} has the same admission number.': 'पंक्ति {line} में भी यही प्रवेश संख्या है।',
  '{name} has left. Take them back on their page first.': '{name} विद्यालय छोड़ चुके हैं। पहले उनके पेज पर उन्हें वापस लें।',
  '{name} has finished school. Leave this row out.': '{name} पढ़ाई पूरी कर चुके हैं। यह पंक्ति छोड़ दें।',
  '{name} logs in to see this child. If the number is new, change it on the student’s page.':
    '{name} के खाते में यह विद्यार्थी दिखता है। नंबर नया हो, तो उसे विद्यार्थी के पेज पर बदलें।',
  '{name} logs in to see this child. If that should end, change the name on the student’s page.':
    '{name} के खाते में यह विद्यार्थी दिखता है। अब न दिखना हो, तो नाम विद्यार्थी के पेज पर बदलें।',
  'This import has {count} rows in all.': 'इस आयात में कुल {count} पंक्तियाँ हैं।',
  'This import was undone.': 'यह आयात वापस लिया जा चुका है।',
  'This student was edited since.': 'इस विद्यार्थी का विवरण बाद में बदला गया।',
  'Other records of this student have been made since.': 'इस विद्यार्थी के और रिकॉर्ड बाद में बने हैं।',
  'Somebody else has the roll number by now.': 'यह रोल नंबर अब किसी और का है।',
  'Only a student of the last class becomes one of the alumni.': 'केवल अंतिम कक्षा के विद्यार्थी की पढ़ाई पूरी मानी जाती है।',
  'You may not change notes of health.': 'आप स्वास्थ्य की टिप्पणियाँ नहीं बदल सकते।',
  'Please enter who gave the consent.': 'कृपया लिखें कि सहमति किसने दी।',
  'The two account numbers are not the same.': 'दोनों खाता संख्याएँ एक जैसी नहीं हैं।',
  'The expiry date is before the issue date.': 'समाप्ति की तारीख़ जारी होने से पहले की है।',
  'A student has at most {count} documents.': 'एक विद्यार्थी के अधिक से अधिक {count} दस्तावेज़ हो सकते हैं।',
  'Use up to 20 letters, digits, / _ and -, and not 0 alone.':
    'अधिक से अधिक 20 अंग्रेज़ी अक्षर, अंक, / _ और - लिखें; केवल 0 नहीं।',
  'Enter an account number of 9 to 18 digits.': '9 से 18 अंकों की खाता संख्या लिखें।',
  'Enter an IFSC such as SBIN0001234.': 'SBIN0001234 जैसा IFSC लिखें।',
  'Enter a 12-digit Aadhaar number.': '12 अंकों की सही आधार संख्या लिखें।',
  'This is not a valid Aadhaar number. Check the digits.': 'यह आधार संख्या सही नहीं है। अंक जाँच लें।',
  'Enter an 11-digit PEN.': '11 अंकों का PEN लिखें।',
  'Enter a 12-digit APAAR ID.': '12 अंकों की APAAR ID लिखें।',
  '{label} {value} is already used by {name}.': 'यह पहले से {name} के नाम पर है।',
  '{user} changed this at {time}. Review both versions.': '{user} ने इसे {time} पर बदला। दोनों रूप देख लें।',

  'Choose {day} or a later day.': '{day} या उसके बाद का दिन चुनें।',
  'Choose {day} or a later day. The school can enter earlier ones.':
    '{day} या उसके बाद का दिन चुनें। उससे पहले की छुट्टी विद्यालय दर्ज कर सकता है।',
  'There is no school on these days, so no leave is needed.': 'इन दिनों स्कूल बंद है, इसलिए छुट्टी की ज़रूरत नहीं।',
  'Nobody works on these days, so no leave is needed.': 'इन दिनों काम बंद है, इसलिए छुट्टी की ज़रूरत नहीं।',
  'There is leave of {days} already, which is approved.': '{days} की छुट्टी पहले से स्वीकृत है।',
  'There is leave of {days} already, which waits for an answer.': '{days} की छुट्टी पहले से माँगी गई है, जवाब बाकी है।',
  'Choose the child, or enter a code.': 'बच्चे को चुनें, या कोड लिखें।',
  'Nobody with this number may pick up the child. Ask for a code.':
    'यह नंबर बच्चे को ले जाने वाले किसी व्यक्ति का नहीं है। कोड माँगें।',
  'Use the form to enter who picks up a child, and choose the child.':
    'बच्चे को लेने आए व्यक्ति को फ़ॉर्म से अंदर लें, और बच्चे को चुनें।',
  'This member of staff is named twice.': 'इस कर्मचारी का नाम दो बार है।',
  'They have checked in themselves. Change the entry instead.': 'इन्होंने हाज़िरी ख़ुद लगाई है। इसे हटाने के बजाय बदलें।',
  'This leave has begun. Ask the school to change it.': 'यह छुट्टी शुरू हो चुकी है। बदलने के लिए विद्यालय से कहें।',
  'This leave has begun. Ask the staff office to change it.': 'यह छुट्टी शुरू हो चुकी है। बदलने के लिए कर्मचारी कार्यालय से कहें।',
  'Say why the leave is refused.': 'बताएँ कि छुट्टी क्यों अस्वीकार की जा रही है।',
  'Half a day is of one day alone.': 'आधे दिन की छुट्टी केवल एक दिन की हो सकती है।',
  'These days lie in two sessions. Ask for the days of each by themselves.':
    'ये दिन दो सत्रों में हैं। दोनों के दिन अलग-अलग माँगें।',
  'Choose one of the types of leave.': 'छुट्टी का कोई प्रकार चुनें।',
  '{type} is of whole days alone.': '{type} केवल पूरे दिन की होती है।',
  'No {type} is left in this session.': 'इस सत्र में {type} बाकी नहीं है।',
  'Only {left} day of {type} is left in this session, and this takes {asked}.':
    'इस सत्र में {type} का केवल {left} दिन बाकी है, और इसमें {asked} लगेंगे।',
  'Only {left} days of {type} are left in this session, and this takes {asked}.':
    'इस सत्र में {type} के केवल {left} दिन बाकी हैं, और इसमें {asked} लगेंगे।',
  'Somebody else answers your own request for leave.': 'छुट्टी के आपके अपने अनुरोध का जवाब कोई और देता है।',
  'Your account is not linked to a member of staff. An admin can link it in the staff directory.':
    'आपका खाता किसी कर्मचारी से नहीं जुड़ा है। एडमिन इसे कर्मचारियों की सूची में जोड़ सकते हैं।',
  'This person is not let in. Ask the front office.': 'इस व्यक्ति का प्रवेश मना है। फ़्रंट ऑफ़िस से पूछें।',
  'Choose somebody who is at the school, or enter a name alone.': 'विद्यालय के किसी व्यक्ति को चुनें, या केवल नाम लिखें।',
  'This school does not let its staff check in themselves.': 'इस विद्यालय में कर्मचारी अपनी हाज़िरी ख़ुद नहीं लगाते।',
  'The office has entered you in today’s register already.': 'कार्यालय आज की आपकी हाज़िरी पहले ही लगा चुका है।',
  'The school is closed today: {name}. The office enters who works all the same.':
    'आज विद्यालय बंद है: {name}। फिर भी जो काम पर आए, उनकी हाज़िरी कार्यालय लगाता है।',
  '{type} is approved for you today. If you have come in anyway, please tell the office.':
    'आज आपकी छुट्टी ({type}) स्वीकृत है। फिर भी आए हों, तो कार्यालय को बताएँ।',
  'Your record says that you are on leave. If you have come in anyway, please tell the office.':
    'आपके विवरण में आप छुट्टी पर हैं। फिर भी आए हों, तो कार्यालय को बताएँ।',
  '{type} is approved for this day. Say in the remark why it was not taken.':
    'इस दिन के लिए {type} स्वीकृत है। टिप्पणी में लिखें कि वह क्यों नहीं ली गई।',

  'Changes cannot be saved at the moment: the disk or the database is full or may only be read. Nothing was saved. Try again later.':
    'अभी कुछ सहेजा नहीं जा सकता: सर्वर की डिस्क या डेटाबेस भर गया है या केवल पढ़ा जा सकता है। कुछ भी सहेजा नहीं गया। बाद में फिर कोशिश करें।',
  'This was sent from another site, so nothing was done.': 'यह किसी दूसरी साइट से भेजा गया था, इसलिए कुछ नहीं किया गया।',
  'We could not find that. It may have been removed.': 'यह नहीं मिला। हो सकता है इसे हटा दिया गया हो।',
  'This link no longer works. Ask for a new one.': 'यह लिंक अब काम नहीं करता। नया लिंक माँगें।',
  'Email, mobile or password is not correct.': 'ईमेल, मोबाइल नंबर या पासवर्ड सही नहीं है।',
  'This account is locked. Ask a school admin to unlock it.': 'यह खाता बंद है। इसे खोलने के लिए विद्यालय के एडमिन से कहें।',
  'The file is too large; the limit is {limit}.': 'फ़ाइल बहुत बड़ी है: अधिक से अधिक {limit}।',
  'The form is too large; the limit is {limit}.': 'फ़ॉर्म बहुत बड़ा है: अधिक से अधिक {limit}।',
  'The body is too large; the limit is {limit}.': 'भेजी गई जानकारी बहुत बड़ी है: अधिक से अधिक {limit}।',
  'Too many tries. Try again in {count} minute.': 'बहुत अधिक कोशिशें हुईं। {count} मिनट बाद फिर कोशिश करें।',
  'Too many tries. Try again in {count} minutes.': 'बहुत अधिक कोशिशें हुईं। {count} मिनट बाद फिर कोशिश करें।',
  'Too many tries. Try again in {count} hours.': 'बहुत अधिक कोशिशें हुईं। {count} घंटे बाद फिर कोशिश करें।',
  'This school site is being prepared.': 'इस विद्यालय की साइट तैयार की जा रही है।',
  'The server cannot reach its data just now. Try again in a minute.':
    'सर्वर अभी अपना डेटा नहीं पढ़ पा रहा है। एक मिनट बाद फिर कोशिश करें।',
  'The connection was lost while this was being saved. See whether it is there before you send it again.':
    'सहेजते समय कनेक्शन टूट गया। दोबारा भेजने से पहले देख लें कि वह सहेजा गया या नहीं।',
  'This site is busy. Try again in a moment.': 'साइट अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
  'Something went wrong. Nothing was saved. Reference {id}.': 'कोई गड़बड़ी हुई। कुछ भी सहेजा नहीं गया। संदर्भ {id}।',
  'There is no room left for this. Nothing was saved.': 'इसके लिए जगह नहीं बची। कुछ भी सहेजा नहीं गया।',
};
