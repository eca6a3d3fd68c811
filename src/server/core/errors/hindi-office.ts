/** What calls of the office answer that are neither of a visitor's form nor of a student's record, in Hindi. */
export const hindiOffice: Readonly<Record<string, string>> = {
  'You cannot give away "{scope}".': 'आप “{scope}” का अधिकार नहीं दे सकते, क्योंकि वह आपके पास नहीं है।',
  'Choose another than before.': 'पहले वाले से अलग पासवर्ड चुनें।',
  'Your account has no email address. An office admin can add one.': 'आपके खाते में ईमेल पता नहीं है। एडमिन इसे जोड़ सकते हैं।',
  'Your email address is confirmed already.': 'आपके ईमेल पते की पुष्टि पहले ही हो चुकी है।',
  'Support access is given already. Withdraw it before you give it anew.':
    'सहायता के लिए प्रवेश पहले से दिया हुआ है। फिर से देने से पहले उसे वापस लें।',
  'Only staff have permission sets.': 'अधिकार केवल कर्मचारियों को दिए जाते हैं।',
  'Only class teachers have classes.': 'कक्षाएँ केवल कक्षा शिक्षकों को दी जाती हैं।',
  'Operators stand for no students.': 'ऑपरेटर के खाते में विद्यार्थी नहीं होते।',
  'Choose the student.': 'विद्यार्थी चुनें।',
  'Choose the children.': 'बच्चे चुनें।',
  'There is no student {id}.': 'विद्यार्थी {id} नहीं मिला।',
  'This account is closed. Open it first.': 'यह खाता बंद है। पहले इसे खोलें।',
  'A school needs an admin. Make someone else an admin first.':
    'विद्यालय में एक एडमिन होना ज़रूरी है। पहले किसी और को एडमिन बनाएँ।',

  'The email and mobile belong to other accounts: the parent has no account yet.':
    'यह ईमेल और मोबाइल नंबर दूसरे खातों के हैं: अभिभावक का खाता अभी नहीं बना है।',
  'The parent has no email address: invite them from the list of users.':
    'अभिभावक का ईमेल पता नहीं है: उन्हें उपयोगकर्ताओं की सूची से आमंत्रित करें।',
  'Send the file itself, not an address.': 'पता नहीं, फ़ाइल ही भेजें।',
  'A confirmed enquiry cannot be changed.': 'प्रवेश पक्का होने के बाद पूछताछ बदली नहीं जा सकती।',
  'A confirmed enquiry cannot be removed.': 'प्रवेश पक्का होने के बाद पूछताछ हटाई नहीं जा सकती।',
  'The child will be {age} when the session {session} starts; this class is from {least} on.':
    'सत्र {session} शुरू होने पर बच्चे की आयु {age} वर्ष होगी; इस कक्षा के लिए कम से कम {least} वर्ष चाहिए।',
  'The child will be {age} when the session {session} starts; this class is up to {most}.':
    'सत्र {session} शुरू होने पर बच्चे की आयु {age} वर्ष होगी; इस कक्षा के लिए अधिक से अधिक {most} वर्ष चाहिए।',
  'The child will be {age} on {date}; this class is from {least} on.':
    '{date} को बच्चे की आयु {age} वर्ष होगी; इस कक्षा के लिए कम से कम {least} वर्ष चाहिए।',
  'The child will be {age} on {date}; this class is up to {most}.':
    '{date} को बच्चे की आयु {age} वर्ष होगी; इस कक्षा के लिए अधिक से अधिक {most} वर्ष चाहिए।',
  'Choose someone of the staff.': 'किसी कर्मचारी को चुनें।',
  'An enquiry that is {from} cannot become {to}.': 'पूछताछ की स्थिति “{from}” से “{to}” नहीं हो सकती।',
  New: 'नई',
  Contacted: 'संपर्क हुआ',
  'Visit scheduled': 'मुलाक़ात तय',
  Visited: 'मुलाक़ात हुई',
  Applied: 'आवेदन हुआ',
  'Under review': 'विचाराधीन',
  Waitlisted: 'प्रतीक्षा सूची में',
  Confirmed: 'प्रवेश पक्का',
  Rejected: 'अस्वीकृत',
  Withdrawn: 'वापस ली गई',
  Closed: 'बंद',
  'Verify or waive first: {documents}.': 'पहले इन्हें जाँचें या छूट दें: {documents}।',
  '{name} has no free seat in {session}.': '{session} में {name} में कोई सीट ख़ाली नहीं है।',
  '{name} seems to be in the school already: admission number {number}.':
    '{name} शायद पहले से विद्यालय में हैं: प्रवेश संख्या {number}।',
  'Choose a day of the sessions {first} and {last}.': 'सत्र {first} और {last} का कोई दिन चुनें।',
  'The last age is below the first.': 'अंतिम आयु पहली आयु से कम है।',
  'The last day is before the first.': 'अंतिम दिन पहले दिन से पहले का है।',
  'Fill in first: {fields}.': 'पहले यह भरें: {fields}।',
  'A confirmation can be taken back within 24 hours only.': 'पक्का प्रवेश केवल 24 घंटे के भीतर वापस लिया जा सकता है।',

  'Attendance was taken on these days. Say what becomes of the registers.':
    'इन दिनों की हाज़िरी ली जा चुकी है। बताएँ कि उसका क्या किया जाए।',
  'The student is in no class of the session that runs.': 'चल रहे सत्र में यह विद्यार्थी किसी कक्षा में नहीं है।',
  '{code} is a code of every register. Choose other letters.': '{code} हर हाज़िरी में पहले से है। दूसरे अक्षर चुनें।',
  'Registers have this code already. Add another one.': 'यह कोड हाज़िरी में पहले से लगा हुआ है। दूसरा कोड जोड़ें।',
  'The school has no such code, or it counts as something else.':
    'विद्यालय में ऐसा कोड नहीं है, या वह किसी और तरह गिना जाता है।',

  'Ask for at most {days} days.': 'अधिक से अधिक {days} दिन चुनें।',
  'Choose a picture from the library.': 'मीडिया में से कोई चित्र चुनें।',
  'Choose a file from the library.': 'मीडिया में से कोई फ़ाइल चुनें।',
  'Choose another picture: this one shows children without consent for the website.':
    'दूसरा चित्र चुनें: इसमें ऐसे बच्चे हैं जिनकी वेबसाइट के लिए सहमति नहीं है।',
  'Choose a picture that was stored as one of a child.': 'ऐसा चित्र चुनें जो बच्चे के चित्र के रूप में रखा गया हो।',
  'Choose one that was stored as {wanted}: this one is {found}.':
    'ऐसी फ़ाइल चुनें जो “{wanted}” के रूप में रखी गई हो: यह “{found}” है।',
  'There is one already, with the id {id}. Edit that one.': 'यह पहले से है, आईडी {id}। उसी को बदलें।',
  'This is set by the server.': 'यह सर्वर अपने आप भरता है।',
  'Use fewer lists, tables and quotes inside each other.': 'सूचियाँ, तालिकाएँ और उद्धरण एक-दूसरे के भीतर इतनी गहराई तक न रखें।',
  'The list has changed since you opened it. Look at it again.': 'आपके खोलने के बाद सूची बदल गई है। इसे फिर से देखें।',
  'Visitors see these in the order of their dates, so they cannot be moved.':
    'वेबसाइट पर ये अपनी तारीख़ के क्रम में दिखते हैं, इसलिए इन्हें आगे-पीछे नहीं किया जा सकता।',
  'Put it into the bin first.': 'पहले इसे ट्रैश में डालें।',
  'There is no such version.': 'ऐसा कोई रूप नहीं है।',
  'Closing time is before opening time.': 'बंद होने का समय खुलने के समय से पहले का है।',
  'A holiday lasts at most {days} days.': 'छुट्टी अधिक से अधिक {days} दिन की हो सकती है।',
  'The event ends before it begins.': 'कार्यक्रम शुरू होने से पहले ही समाप्त हो रहा है।',
  'Choose a time in the future.': 'आगे का कोई समय चुनें।',
  'Choose a time after it is published.': 'प्रकाशित होने के बाद का समय चुनें।',
  'Publish it first, or say when.': 'पहले इसे प्रकाशित करें, या बताएँ कि कब प्रकाशित हो।',

  'These days overlap with {name}.': 'ये दिन {name} के दिनों से टकराते हैं।',
  'Please choose a CSV file.': 'कृपया CSV फ़ाइल चुनें।',
  'There are no holidays in the file.': 'फ़ाइल में कोई छुट्टी नहीं है।',
  'There is no column "{column}". Use {columns}.': '“{column}” नाम का स्तंभ नहीं चलेगा। ये स्तंभ रखें: {columns}।',
  'The column {column} is there twice.': 'स्तंभ {column} दो बार है।',
  'The column {column} is missing.': 'स्तंभ {column} नहीं है।',

  'Who wrote this gave no email address. Call them instead.': 'लिखने वाले ने ईमेल पता नहीं दिया है। उन्हें फ़ोन करें।',
  'No mail server is set up here, so nothing can be sent. Write from your own mail program.':
    'यहाँ ईमेल भेजने की व्यवस्था नहीं है। अपने ईमेल से लिखें।',
  'A standard value keeps its name. Switch it off, and add one of your own.':
    'तयशुदा मान का नाम नहीं बदलता। उसे बंद करके अपना जोड़ें।',
  'There is no such route.': 'ऐसा कोई मार्ग नहीं है।',
  'A standard value cannot be removed. Switch it off instead.': 'तयशुदा मान हटाया नहीं जा सकता। उसे बंद करें।',
  '{name} is in use: {uses}. Switch it off instead.': '{name} काम में है: {uses}। हटाने के बजाय उसे बंद करें।',

  'Please choose at most {count} files.': 'कृपया अधिक से अधिक {count} फ़ाइलें चुनें।',
  'Please type a tag.': 'कृपया टैग लिखें।',
  'Please say what is known of the children.': 'कृपया बताएँ कि बच्चों की सहमति के बारे में क्या पता है।',
  'Only pictures can be changed here.': 'यहाँ केवल चित्र बदले जा सकते हैं।',
  'A private picture stays private.': 'निजी चित्र निजी ही रहता है।',
  'This picture is in use. Take it out of where it is used first.': 'यह चित्र काम में है। जहाँ लगा है, पहले वहाँ से हटाएँ।',
  'This file is in use. Take it out of where it is used first.': 'यह फ़ाइल काम में है। जहाँ लगी है, पहले वहाँ से हटाएँ।',
  'A picture that is decoration has no description.': 'जो चित्र केवल सजावट है, उसका विवरण नहीं होता।',
  'Only a picture can be cropped.': 'केवल चित्र काटा जा सकता है।',
  'Please choose a picture.': 'कृपया चित्र चुनें।',
  'Only a picture can be replaced here.': 'यहाँ केवल चित्र बदला जा सकता है।',
  'Choose another picture.': 'दूसरा चित्र चुनें।',
  'Only a picture of the same sort can stand there.': 'वहाँ केवल उसी तरह का चित्र लग सकता है।',
  'This enquiry is stored already as {number}, as it was first sent. Open it to change it.':
    'यह पूछताछ {number} के रूप में पहले ही दर्ज हो चुकी है, जैसी पहली बार भेजी गई थी। बदलने के लिए उसे खोलें।',
  'This syllabus is stored already, as it was first sent. Open it from the list to change it.':
    'यह पाठ्यक्रम पहले ही दर्ज हो चुका है, जैसा पहली बार भेजा गया था। बदलने के लिए उसे सूची से खोलें।',
  'Under a key one file is sent.': 'फ़ाइलें एक-एक करके भेजें।',
  'This file is stored already. Try again to see it.': 'यह फ़ाइल पहले से रखी हुई है। देखने के लिए फिर कोशिश करें।',
  'Please describe the picture, or mark it as decoration.': 'कृपया चित्र का विवरण लिखें, या उसे सजावट बताएँ।',

  'Enter a mobile number or an email address.': 'मोबाइल नंबर या ईमेल पता लिखें।',
  'Enter the same number or address to confirm.': 'पुष्टि के लिए वही नंबर या पता फिर लिखें।',
  'They are still inside. Enter at the gate that they have left, then try again.':
    'वे अभी अंदर हैं। गेट पर उनका निकास दर्ज करें, फिर कोशिश करें।',
  'Something went wrong. Publish it by hand, or choose another time.':
    'कोई गड़बड़ी हुई। इसे ख़ुद प्रकाशित करें, या दूसरा समय चुनें।',
  'Visitors have been shown something newer since then. Open its history instead.':
    'उसके बाद आगंतुकों को कुछ और नया दिख चुका है। इसका इतिहास खोलें।',
  'What visitors saw before is not in the history.': 'आगंतुकों को पहले जो दिखता था, वह इतिहास में नहीं है।',
  'It already goes live at a time that was chosen. Take that back first.':
    'इसके प्रकाशित होने का समय पहले से तय है। पहले उसे वापस लें।',
  'Another school has proved that this domain is its own.': 'यह डोमेन किसी दूसरे विद्यालय का है।',
  'Enter a name such as www.your-school.org, without https:// and without a page.':
    'www.your-school.org जैसा नाम लिखें, https:// और पेज के बिना।',
  'This is an address of the product. Enter a domain of your own.': 'यह Schoolyard का पता है। अपना डोमेन लिखें।',

  'This member of staff has left.': 'ये कर्मचारी विद्यालय छोड़ चुके हैं।',
  'This member of staff has an account already.': 'इस कर्मचारी का खाता पहले से है।',
  'Choose the account of an admin or a member of staff.': 'किसी एडमिन या कर्मचारी का खाता चुनें।',
  'This account is that of {name}.': 'यह खाता {name} का है।',
  'A member of staff is at least {age} years old on the day of joining.':
    'काम शुरू करने के दिन कर्मचारी की आयु कम से कम {age} वर्ष होनी चाहिए।',
  'The last day is before the day of the verification.': 'अंतिम दिन पुलिस सत्यापन के दिन से पहले का है।',
  'This is after the last day.': 'यह अंतिम दिन के बाद की तारीख़ है।',
  'Enter the day on which the consent was given.': 'वह तारीख़ लिखें जिस दिन सहमति दी गई।',
  'Nobody is shown on the website without their consent.': 'बिना सहमति के किसी को वेबसाइट पर नहीं दिखाया जाता।',
  'A member of staff has at most {count} documents.': 'एक कर्मचारी के अधिक से अधिक {count} दस्तावेज़ हो सकते हैं।',
  'Enter the employee number to confirm.': 'पुष्टि के लिए कर्मचारी संख्या लिखें।',
  'Only the data of who has left can be erased.': 'केवल उन्हीं की जानकारी मिटाई जा सकती है जो विद्यालय छोड़ चुके हैं।',
  'The data of this member of staff were erased.': 'इस कर्मचारी की जानकारी मिटाई जा चुकी है।',
  'The member does not work at the school on all of these days.': 'इनमें से कुछ दिनों में यह कर्मचारी विद्यालय में नहीं हैं।',
  'Enter whole or half days.': 'पूरे या आधे दिन लिखें।',
  'There is a type of leave with this name.': 'इस नाम की छुट्टी पहले से है।',
  'Only leave and duty can be entered in advance.': 'पहले से केवल छुट्टी और ड्यूटी लिखी जा सकती है।',
  'Not at the school on this day.': 'इस दिन विद्यालय में नहीं थे।',
  'The time out is not after the time in.': 'जाने का समय आने के समय के बाद का नहीं है।',
  'Choose a role that is in the list.': 'सूची में से कोई भूमिका चुनें।',
  'Choose classes that the school has.': 'ऐसी कक्षाएँ चुनें जो विद्यालय में हैं।',
  'Choose somebody who works at the school.': 'विद्यालय में काम करने वाले किसी व्यक्ति को चुनें।',
  'Somebody else has changed who the class teacher is. Look at the class again.':
    'किसी और ने कक्षा शिक्षक बदल दिया है। कक्षा को फिर से देखें।',
  'This is before the day of joining.': 'यह तारीख़ काम शुरू करने से पहले की है।',
  'This would close your own account. Ask somebody else to enter it.':
    'इससे आपका अपना खाता बंद हो जाएगा। इसे दर्ज करने के लिए किसी और से कहें।',
  'Only an admin can enter that an admin leaves.': 'एडमिन के जाने की बात केवल एडमिन दर्ज कर सकते हैं।',
  'Enter a day after the last day at the school.': 'विद्यालय में अंतिम दिन के बाद का दिन लिखें।',
  'A student is added as Expected or Active.': 'नया विद्यार्थी “आने वाला” या “पढ़ रहा” के रूप में जोड़ा जाता है।',
  'Choose a subject that the school has.': 'ऐसा विषय चुनें जो विद्यालय में है।',
  'A syllabus begins as Draft or Published.': 'पाठ्यक्रम ड्राफ़्ट या प्रकाशित के रूप में शुरू होता है।',
  'A syllabus has at most {count} files.': 'एक पाठ्यक्रम में अधिक से अधिक {count} फ़ाइलें हो सकती हैं।',
  'There is no such version. The history lists those that there are.': 'ऐसा कोई रूप नहीं है। जो हैं, वे इतिहास में हैं।',

  'A parent or the office gives out this code.': 'यह कोड माता-पिता या कार्यालय देते हैं।',
  'This code is wrong, was used, or has run out.': 'यह कोड ग़लत है, काम में आ चुका है, या पुराना हो गया है।',
  'This child is not at the school any more.': 'यह बच्चा अब इस विद्यालय में नहीं है।',
  'This child is not at the school.': 'यह बच्चा इस विद्यालय में नहीं है।',
  'Choose the child.': 'बच्चे को चुनें।',
  'A child is named where somebody is picked up.': 'बच्चे का नाम केवल तब लिखा जाता है जब कोई उसे लेने आए।',
  'This code is for another child.': 'यह कोड किसी दूसरे बच्चे का है।',
  'Compare the person with the photo or a document first.': 'पहले व्यक्ति को फ़ोटो या किसी दस्तावेज़ से मिलाएँ।',
  'Choose at most {days} days.': 'अधिक से अधिक {days} दिन चुनें।',

  'Please check the form.': 'कृपया फ़ॉर्म जाँचें।',
  'Enter a link that starts with https://, or choose a file from the library.':
    'https:// से शुरू होने वाला लिंक लिखें, या मीडिया में से फ़ाइल चुनें।',
  'Use small letters a–z, digits and single dashes.': 'छोटे अंग्रेज़ी अक्षर, अंक और अकेले हाइफ़न लिखें।',
  'Enter a day and time as YYYY-MM-DDTHH:MM.': 'दिन और समय सही भरें।',
  'Enter a PAN such as ABCDE1234F.': 'ABCDE1234F जैसा PAN लिखें।',
  'Remove the invisible control character.': 'अदृश्य अक्षर हटाएँ।',
  'This number is too large.': 'यह संख्या बहुत बड़ी है।',
  'This must be a whole number.': 'पूर्ण संख्या लिखें।',
  'The file contains macros. Save it without them.': 'फ़ाइल में मैक्रो हैं। इसे मैक्रो के बिना सहेजें।',
  'The file is damaged or packed in a strange way.': 'फ़ाइल ख़राब है या किसी अनजान तरीके से बनी है।',
  'There is no room left: pictures and files of a school may take {size}. Delete some that nothing uses.':
    'जगह नहीं बची: विद्यालय के चित्र और फ़ाइलें {size} तक हो सकती हैं। जो काम में नहीं हैं, उन्हें हटाएँ।',
  'Use {types} up to {size}.': '{types} फ़ाइल चुनें, {size} तक।',
};
