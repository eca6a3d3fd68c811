/** What the sending of papers says, by language; a section that takes some spreads them into its own strings. */
export declare const paperStrings: {
    readonly en: {
        readonly papers: 'Documents still needed';
        readonly papersHint: 'A photo taken with your phone is enough. PDF, JPG, PNG or WebP, up to 5 MB each.';
        readonly papersNone: 'No document is needed now.';
        readonly paperWrong: 'Use PDF, JPG or PNG up to 5 MB.';
        readonly paperSending: 'Sending …';
        readonly paperSent: 'Sent. The school will look at it.';
        readonly paperFailed: 'It was not sent. Please try again.';
        readonly paperRetry: 'Try again';
        readonly 'paper.Photo': 'Photo of the child';
        readonly 'paper.Birth_Certificate': 'Birth certificate';
        readonly 'paper.Report_Card': 'Report card';
        readonly 'paper.Transfer_Certificate': 'Transfer certificate';
        readonly 'paper.Address_Proof': 'Proof of address';
        readonly 'paper.Parent_Id': 'Identity card of a parent';
        readonly 'paper.Category_Certificate': 'Category certificate';
        readonly 'paper.Aadhaar': 'Aadhaar';
        readonly 'paper.Medical': 'Medical certificate';
        readonly 'paper.Other': 'Another document';
    };
    readonly hi: {
        readonly papers: 'ये दस्तावेज़ अभी बाक़ी हैं';
        readonly papersHint: 'फ़ोन से ली गई फ़ोटो भी चलेगी। PDF, JPG, PNG या WebP, हर फ़ाइल 5 MB तक।';
        readonly papersNone: 'अभी किसी दस्तावेज़ की ज़रूरत नहीं है।';
        readonly paperWrong: 'PDF, JPG या PNG फ़ाइल चुनें, 5 MB तक।';
        readonly paperSending: 'भेजा जा रहा है …';
        readonly paperSent: 'भेज दिया गया। विद्यालय इसे देख लेगा।';
        readonly paperFailed: 'यह नहीं भेजा जा सका। कृपया दोबारा कोशिश करें।';
        readonly paperRetry: 'फिर भेजें';
        readonly 'paper.Photo': 'बच्चे की फ़ोटो';
        readonly 'paper.Birth_Certificate': 'जन्म प्रमाण पत्र';
        readonly 'paper.Report_Card': 'रिपोर्ट कार्ड';
        readonly 'paper.Transfer_Certificate': 'स्थानांतरण प्रमाण पत्र (TC)';
        readonly 'paper.Address_Proof': 'पते का प्रमाण';
        readonly 'paper.Parent_Id': 'माता या पिता का पहचान पत्र';
        readonly 'paper.Category_Certificate': 'जाति या श्रेणी प्रमाण पत्र';
        readonly 'paper.Aadhaar': 'आधार कार्ड';
        readonly 'paper.Medical': 'चिकित्सा प्रमाण पत्र';
        readonly 'paper.Other': 'अन्य दस्तावेज़';
    };
};
