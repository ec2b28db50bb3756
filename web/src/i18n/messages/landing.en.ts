export const landingEn = {
  'landing.meta.title': 'Duu · Mongolian and English text to speech',
  'landing.meta.description':
    'Text to speech for Mongolian and English. Duu reads numbers, dates and money correctly, adds background music and highlights each word as it is spoken. 500 characters free.',
  'landing.less': 'Show less',
  'landing.nav': 'Sections',
  'landing.nav.features': 'Features',
  'landing.nav.pricing': 'Pricing',
  'landing.nav.faq': 'Questions',
  'landing.hero.title': 'Your text, read aloud correctly',
  'landing.hero.lead':
    'Duu turns text into speech in Mongolian and English. It reads numbers, dates and money as a person would, and starts playing while the rest is still being created.',
  'landing.hero.start': 'Try {characters, number} characters free',
  'landing.hero.note':
    'No card required. Sign in with Google, Apple, Facebook, Duu ID or an e-mail link.',
  'landing.try.title': 'Hear your own sentence',
  'landing.try.lead': 'Without an account. What you type is not kept.',
  'landing.try.label': 'Your sentence',
  'landing.try.left': '{used, number} of {max, number} characters',
  'landing.try.listen': 'Listen',
  'landing.try.again': 'Listen again',
  'landing.try.pause': 'Pause',
  'landing.try.spoken': 'Duu says',
  'landing.try.blocked': 'The sound could not be played. Please try again.',
  'landing.try.more': 'Convert longer texts free',
  'landing.features.title': 'Understands what it reads',
  'landing.features.lead': 'See how Duu will read your text before you convert it.',
  'landing.feature.read.title': 'Reads Mongolian correctly',
  'landing.feature.read.text':
    'Dates, times, money, phone numbers, units, ordinals and case endings on digits become the right words. You see each one, and can change it.',
  'landing.feature.once.title': 'Starts right away',
  'landing.feature.once.text': 'Long texts start playing as soon as the first sentence is ready.',
  'landing.feature.music.title': 'Background music',
  'landing.feature.music.text':
    'Nine original backgrounds, from limbe to rain. They soften under the voice and fade out at the end.',
  'landing.feature.along.title': 'Read along',
  'landing.feature.along.text':
    'The word being spoken is highlighted in the text. Download the same timing as SRT or VTT subtitles.',
  'landing.feature.library.title': 'An organized library',
  'landing.feature.library.text':
    'Collections, search and an archive. Each audio is kept for {months, plural, one {# month} other {# months}} and can be downloaded as often as you like.',
  'landing.feature.fair.title': 'Pay only for finished audio',
  'landing.feature.fair.text':
    'A conversion that fails costs nothing. Small corrections to a finished audio are free {times, plural, one {once} other {# times}}.',
  'landing.features.explore': 'Explore all tools',
  'landing.editor.title': 'See it before you convert',
  'landing.editor.lead':
    'This is the editor. What is not read as written is underlined: point at it, or press it.',
  'landing.editor.readings':
    '{count, plural, one {# reading} other {# readings}}, nothing to check',
  'landing.editor.convert': 'Convert your own text',
  'landing.editor.voice': 'Voice and music',
  'landing.editor.speaker': 'Emily',
  'landing.editor.speed': 'Speed',
  'landing.editor.music': 'Background music',
  'landing.editor.music.limbe': 'Limbe',
  'landing.editor.music.rain': 'Rain',
  'landing.editor.music.none': 'No music',
  'landing.example.title': 'How it reads',
  'landing.example.more': 'More examples',
  'landing.example.written': 'You write',
  'landing.example.spoken': 'Duu says',
  'landing.mobile.title': 'Install Duu on your phone',
  'landing.mobile.text':
    'Open Duu on your phone and add it to the home screen. It opens like any app, plays with the screen locked and works with headphone controls.',
  'landing.mobile.android': 'Android: menu ⋮, then “Install app”',
  'landing.mobile.ios': 'iPhone: Share, then “Add to Home Screen”',
  'landing.mobile.install': 'Install now',
  'landing.mobile.playing': 'Playing',
  'landing.mobile.excerpt': 'Spring comes late to the steppe, and all at once.',
  'landing.faq.title': 'Frequently asked questions',
  'landing.faq.more': 'All questions',
  'landing.faq.free.q': 'Can I try it without paying?',
  'landing.faq.free.a':
    'Yes. When you sign in for the first time, you get {characters, number} characters to try, with every speaker. No card required.',
  'landing.faq.accuracy.q': 'How well does it read Mongolian?',
  'landing.faq.accuracy.a':
    'About 97% of words are read right. Of 100 lines of new everyday text, {mn, number} are read without a single mistake in Mongolian, and {en, number} in English. Duu marks readings it isn’t sure about before you convert. Corrections that you save apply to all your texts.',
  'landing.faq.accuracy.how': 'How this was measured',
  'landing.faq.voices.q': 'What do the voices sound like?',
  'landing.faq.voices.a':
    'Clear and steady, but recognizably computer-generated. The speakers on this page are one synthesizer in different timbres and pitches, and every plan has all of them. You can play a sample of each before you convert.',
  'landing.faq.length.q': 'How long can a text be?',
  'landing.faq.length.a':
    'From {basic} to {pro} characters per conversion, depending on the plan: Basic {basic}, Standard {standard}, Pro {pro}. Duu converts a longer text in parts and puts them into a collection, which plays them one after another.',
  'landing.faq.characters.q': 'What counts as a character?',
  'landing.faq.characters.a':
    'Every letter, digit, symbol and space that you convert, plus anything your dictionary adds. The editor shows the count and the cost before you convert. Music, replays and downloads are free.',
  'landing.faq.storage.q': 'How long is my audio kept?',
  'landing.faq.storage.a':
    '{months, plural, one {# month} other {# months}} from the day it was created. You can download it at any time before that. In the last {ending, plural, one {day} other {# days}}, your library shows how many are left.',
  'landing.faq.plans.q': 'What is the difference between the plans?',
  'landing.faq.plans.a':
    'The characters per month and the characters per conversion. All plans include the same speakers, music, both languages, downloads and {months, plural, one {# month} other {# months}} of storage. Unused characters carry over when you switch plans; a switch cannot be undone.',
  'landing.faq.pay.q': 'How do I pay?',
  'landing.faq.pay.a':
    'Through QPay with your bank’s app, by card through Stripe, or by a bank transfer that you arrange with us, for months or years in advance. Buying your plan again extends it. Nothing renews automatically unless you choose so when you pay by card, and you can turn that off at any time.',
  'landing.faq.refund.q': 'Can I get my money back?',
  'landing.faq.refund.a':
    'Yes. Write to us within {days, plural, one {# day} other {# days}} of the payment. We refund what you have not used, or everything if the fault was ours.',
  'landing.faq.failed.q': 'What if a conversion fails?',
  'landing.faq.failed.a':
    'You aren’t charged. Characters are used only when the audio is ready, and you can retry with one press.',
  'landing.faq.rights.q': 'Can I use the audio in public?',
  'landing.faq.rights.a':
    'Yes, in videos, lessons, broadcasts and shops. The background music is our own work and royalty-free. You are responsible for the text.',
  'landing.cta.title': 'Write something. Hear it in a second.',
  'landing.cta.start': 'Start free',
  'landing.footer.about': 'Text to speech in Mongolian and English.',
  'landing.footer.product': 'Product',
  'landing.footer.legal': 'Legal',
  'landing.footer.support': 'Support',
  'landing.footer.contact':
    'E-mail or call us. We reply on working days from 9 to 18, Ulaanbaatar time.',
  'landing.footer.licence': 'Free software, GPL-3.0 or later.',
  'landing.footer.source': 'Source code',
} as const;
