"""Speaks once through OpenAI's own package, which tries again by itself. Prints how many bytes came."""

import json
import sys

import openai

base_url, key, text = sys.argv[1:4]
client = openai.OpenAI(base_url=base_url, api_key=key, max_retries=2)
answer = client.audio.speech.create(
    model="tts-1", voice="alloy", input=text, response_format="pcm"
)
print(json.dumps({"bytes": len(answer.content)}))
