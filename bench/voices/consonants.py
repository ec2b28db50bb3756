"""Consonants of Khalkha as a recognizer of English and Korean phonemes hears them (hama 1.7.0), in 14 classes."""

from hama.asr import ASRModel

classes = {
    "P": "b p pʰ p͈ ɓ",
    "T": "d t tʰ t͈ ɖ ɗ ʈ",
    "K": "k kʰ k͈ g ɡ c ɟ",
    "S": "s s͈ z ɕ",
    "C": "d͡ʒ t͡ɕ t͡ɕʰ t͡ɕ͈ t͡ʃ",
    "SH": "ʃ ʂ ʒ ʐ ʑ",
    "H": "h x χ ħ ɦ ç ɣ ʁ",
    "W": "w v f ʋ β ɸ wa we wi wʌ",
    "L": "l ɫ ɮ",
    "R": "r ɹ ɾ ɻ ɽ ʀ ɝ ɚ",
    "J": "j ja je jo ju jʌ ʎ",
    "M": "m",
    "N": "n ɲ",
    "NG": "ŋ ɴ",
}
class_of = {phone: name for name, phones in classes.items() for phone in phones.split()}
model = ASRModel()


def heard_classes(sound):
    """Returns the classes that are heard in sound at 16 kHz; t before s is part of an affricate."""
    heard = []
    for phone in model.transcribe_waveform(sound, 16000).phonemes:
        name = class_of.get(phone)
        if name == "S" and heard and heard[-1] == "T":
            heard[-1] = name
        elif name:
            heard.append(name)
    return heard
