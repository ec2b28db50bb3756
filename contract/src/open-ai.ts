/** The names of models that OpenAI's clients send, and ours. All are the same: the voice decides. */
export const openAiModels = ['duu', 'tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'] as const;
