import { textsFor } from './catalogue/texts/index.ts'

/**
 * The one sentence that is ours in every answer, in the languages that only a generative model speaks: its meaning may not be
 * left to the model. The catalogue has it in its own languages.
 */
const disclaimers: Readonly<Record<string, string>> = {
  ar: 'تقييم آلي لصورة واحدة وقد يكون خاطئًا: تأكد من العلامات المذكورة قبل العلاج، واسأل خبيرًا قبل استخدام أي شيء أو أكله.',
  bg: 'Автоматична оценка на една снимка. Може да е погрешна: проверете посочените признаци, преди да третирате, и попитайте специалист, преди да използвате или ядете каквото и да е.',
  bn: 'একটি ছবির স্বয়ংক্রিয় মূল্যায়ন। এটি ভুল হতে পারে: চিকিৎসার আগে উল্লেখ করা লক্ষণগুলো মিলিয়ে নিন, আর কিছু ব্যবহার বা খাওয়ার আগে বিশেষজ্ঞকে জিজ্ঞাসা করুন।',
  ca: "Una valoració automàtica d'una sola foto. Pot ser errònia: confirmeu-la pels signes indicats abans de tractar i consulteu un expert abans de fer servir o menjar res.",
  cs: 'Automatické posouzení jedné fotografie. Může být chybné: před ošetřením je ověřte podle uvedených příznaků, a než něco použijete nebo sníte, zeptejte se odborníka.',
  da: 'En automatisk vurdering af ét foto. Den kan være forkert: bekræft den ud fra de nævnte tegn, før du behandler, og spørg en fagkyndig, før du bruger eller spiser noget.',
  el: 'Αυτόματη εκτίμηση μίας φωτογραφίας. Μπορεί να είναι λανθασμένη: επιβεβαιώστε την από τα σημάδια που αναφέρονται πριν από οποιαδήποτε θεραπεία και ρωτήστε έναν ειδικό πριν χρησιμοποιήσετε ή φάτε οτιδήποτε.',
  et: 'Ühe foto automaatne hinnang. See võib olla vale: enne töötlemist kontrolli nimetatud tunnuseid ja küsi asjatundjalt, enne kui midagi kasutad või sööd.',
  fa: 'ارزیابی خودکارِ یک عکس است و ممکن است اشتباه باشد: پیش از درمان، آن را با نشانه‌های گفته‌شده بررسی کنید و پیش از مصرف یا خوردن هر چیزی از کارشناس بپرسید.',
  fi: 'Automaattinen arvio yhdestä valokuvasta. Se voi olla väärä: varmista se mainituista merkeistä ennen käsittelyä ja kysy asiantuntijalta, ennen kuin käytät tai syöt mitään.',
  gu: 'એક ફોટાનું સ્વચાલિત મૂલ્યાંકન. તે ખોટું હોઈ શકે છે: ઉપચાર કરતાં પહેલાં જણાવેલાં લક્ષણોથી ખાતરી કરો, અને કંઈ પણ વાપરતાં કે ખાતાં પહેલાં નિષ્ણાતને પૂછો.',
  he: 'הערכה אוטומטית של תמונה אחת. היא עלולה להיות שגויה: יש לאשר אותה לפי הסימנים שצוינו לפני הטיפול, ולשאול מומחה לפני שמשתמשים במשהו או אוכלים אותו.',
  hr: 'Automatska procjena jedne fotografije. Može biti pogrešna: prije tretiranja potvrdite je prema navedenim znakovima, a prije nego što nešto upotrijebite ili pojedete pitajte stručnjaka.',
  hu: 'Egyetlen fénykép automatikus értékelése. Tévedhet: kezelés előtt győződjön meg róla a felsorolt jelek alapján, és kérdezzen szakembert, mielőtt bármit felhasznál vagy megeszik.',
  id: 'Penilaian otomatis atas satu foto. Penilaian ini bisa salah: pastikan lewat tanda yang disebutkan sebelum menangani tanaman, dan tanyakan kepada ahli sebelum memakai atau memakan apa pun.',
  kn: 'ಒಂದು ಚಿತ್ರದ ಸ್ವಯಂಚಾಲಿತ ಮೌಲ್ಯಮಾಪನ. ಇದು ತಪ್ಪಾಗಿರಬಹುದು: ಚಿಕಿತ್ಸೆಗೆ ಮೊದಲು ಹೇಳಿದ ಲಕ್ಷಣಗಳಿಂದ ಖಚಿತಪಡಿಸಿಕೊಳ್ಳಿ, ಯಾವುದನ್ನಾದರೂ ಬಳಸುವ ಅಥವಾ ತಿನ್ನುವ ಮೊದಲು ತಜ್ಞರನ್ನು ಕೇಳಿ.',
  ko: '사진 한 장에 대한 자동 평가이며 틀릴 수 있습니다. 처치하기 전에 설명된 증상으로 확인하고, 무엇이든 사용하거나 먹기 전에 전문가에게 문의하세요.',
  lt: 'Automatinis vienos nuotraukos įvertinimas. Jis gali būti klaidingas: prieš gydydami patikrinkite pagal nurodytus požymius, o prieš ką nors naudodami ar valgydami pasitarkite su specialistu.',
  lv: 'Automātisks viena fotoattēla novērtējums. Tas var būt kļūdains: pirms apstrādes pārliecinieties pēc minētajām pazīmēm un, pirms kaut ko lietojat vai ēdat, jautājiet speciālistam.',
  ml: 'ഒരു ഫോട്ടോയുടെ സ്വയമേവയുള്ള വിലയിരുത്തൽ. ഇത് തെറ്റാകാം: ചികിത്സിക്കുന്നതിന് മുമ്പ് പറഞ്ഞ ലക്ഷണങ്ങൾ നോക്കി ഉറപ്പാക്കുക, എന്തെങ്കിലും ഉപയോഗിക്കുന്നതിനോ കഴിക്കുന്നതിനോ മുമ്പ് വിദഗ്ധനോട് ചോദിക്കുക.',
  mr: 'एका छायाचित्राचे स्वयंचलित मूल्यांकन. ते चुकीचे असू शकते: उपचार करण्यापूर्वी सांगितलेल्या लक्षणांवरून खात्री करा आणि काहीही वापरण्यापूर्वी किंवा खाण्यापूर्वी तज्ज्ञांना विचारा.',
  ms: 'Penilaian automatik bagi sekeping gambar. Ia mungkin salah: sahkan melalui tanda yang dinyatakan sebelum merawat, dan tanya pakar sebelum menggunakan atau memakan apa-apa.',
  no: 'En automatisk vurdering av ett bilde. Den kan være feil: bekreft den ut fra tegnene som er nevnt før du behandler, og spør en fagperson før du bruker eller spiser noe.',
  ro: 'O evaluare automată a unei singure fotografii. Poate fi greșită: confirmați-o după semnele numite înainte de a trata și întrebați un specialist înainte de a folosi sau mânca ceva.',
  ru: 'Автоматическая оценка одной фотографии. Она может быть ошибочной: перед обработкой проверьте названные признаки и спросите специалиста, прежде чем что-либо применять или есть.',
  sk: 'Automatické posúdenie jednej fotografie. Môže byť chybné: pred ošetrením ho overte podľa uvedených príznakov, a skôr než niečo použijete alebo zjete, opýtajte sa odborníka.',
  sl: 'Samodejna ocena ene fotografije. Lahko je napačna: pred ukrepanjem jo preverite po navedenih znakih, preden kaj uporabite ali pojeste, pa vprašajte strokovnjaka.',
  sr: 'Аутоматска процена једне фотографије. Може бити погрешна: пре третирања потврдите је према наведеним знацима, а пре него што нешто употребите или поједете питајте стручњака.',
  sv: 'En automatisk bedömning av ett foto. Den kan vara fel: bekräfta den genom de tecken som nämns innan du behandlar, och fråga en sakkunnig innan du använder eller äter något.',
  sw: 'Tathmini ya kiotomatiki ya picha moja. Inaweza kuwa na makosa: ithibitishe kwa dalili zilizotajwa kabla ya kutibu, na muulize mtaalamu kabla ya kutumia au kula chochote.',
  ta: 'ஒரு படத்தின் தானியங்கி மதிப்பீடு. இது தவறாக இருக்கலாம்: சிகிச்சைக்கு முன் கூறப்பட்ட அறிகுறிகளால் உறுதிசெய்யுங்கள்; எதையும் பயன்படுத்தும் அல்லது உண்ணும் முன் நிபுணரைக் கேளுங்கள்.',
  te: 'ఒక ఫోటో యొక్క స్వయంచాలక అంచనా. ఇది తప్పు కావచ్చు: చికిత్సకు ముందు చెప్పిన లక్షణాలతో నిర్ధారించుకోండి, ఏదైనా వాడే లేదా తినే ముందు నిపుణుడిని అడగండి.',
  th: 'การประเมินอัตโนมัติจากภาพถ่ายเพียงภาพเดียว ซึ่งอาจผิดพลาดได้ โปรดตรวจสอบจากอาการที่ระบุก่อนดูแลรักษา และถามผู้เชี่ยวชาญก่อนใช้หรือรับประทานสิ่งใด',
  uk: 'Автоматична оцінка однієї фотографії. Вона може бути помилковою: перед обробкою перевірте названі ознаки й запитайте фахівця, перш ніж щось застосовувати чи їсти.',
  ur: 'یہ ایک تصویر کا خودکار جائزہ ہے اور غلط ہو سکتا ہے: علاج سے پہلے بتائی گئی علامات سے تصدیق کریں، اور کچھ بھی استعمال کرنے یا کھانے سے پہلے ماہر سے پوچھیں۔',
  vi: 'Đánh giá tự động từ một bức ảnh. Kết quả có thể sai: hãy kiểm tra theo các dấu hiệu đã nêu trước khi xử lý, và hỏi chuyên gia trước khi dùng hoặc ăn bất cứ thứ gì.',
  'zh-Hant':
    '這是根據一張照片的自動評估，可能有誤：處理前請依所述徵狀確認，使用或食用任何東西前請諮詢專家。',
}

/** In the language that an analysis was answered in. */
export function disclaimerIn(language: string): string {
  return disclaimers[language] ?? textsFor(language).texts.disclaimer
}
