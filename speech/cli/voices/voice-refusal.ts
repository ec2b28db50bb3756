/** A folder that can't become a voice; the message is one sentence for the person. */
export class VoiceRefusal extends Error {}
