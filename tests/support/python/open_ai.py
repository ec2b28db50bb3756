"""Speaks through OpenAI's own package, as it is. Prints what it got as JSON."""

import json
import sys

import openai

base_url, key, text = sys.argv[1:4]
client = openai.OpenAI(base_url=base_url, api_key=key)
found = {}

whole = client.audio.speech.create(model="gpt-4o-mini-tts", voice="alloy", input=text)
found["type"] = whole.response.headers["content-type"]
found["bytes"] = len(whole.content)

with client.audio.speech.with_streaming_response.create(
    model="tts-1",
    voice="nova",
    input=text,
    response_format="pcm",
    instructions="Speak warmly.",
    extra_body={"foo": 1},
) as stream:
    found["chunks"] = [len(chunk) for chunk in stream.iter_bytes()]

found["models"] = [model.id for model in client.models.list()]

try:
    client.audio.speech.create(model="tts-1", voice="nobody", input=text)
except openai.BadRequestError as error:
    found["refused"] = [error.status_code, error.code, error.param, error.type]

try:
    openai.OpenAI(base_url=base_url, api_key="duu_1").audio.speech.create(
        model="tts-1", voice="alloy", input=text
    )
except openai.AuthenticationError as error:
    found["unknown"] = [error.status_code, error.code, error.request_id is not None]

print(json.dumps(found))
