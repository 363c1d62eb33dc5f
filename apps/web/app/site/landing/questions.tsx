import { product } from '@rendezvous/contract';
import { Plus } from 'lucide-react';

/** What people ask before they begin; search engines are told the same. */
export const questions = [
  {
    question: `How much does ${product} cost?`,
    answer:
      'Nothing, for now. The service is free, with no card and no trial clock. If that ever changes, you will hear it from us first.',
  },
  {
    question: 'Can I keep more than one profile?',
    answer:
      'Yes, as many as you need. Each one keeps its own interests, history and saved ideas, and none of them is ever compared with another.',
  },
  {
    question: 'Does it plan around the weather?',
    answer:
      'Yes. Every plan shows the expected temperature and conditions. Rain moves the evening indoors, and a stop outside gets the hour when there is still light.',
  },
  {
    question: 'What about dietary restrictions?',
    answer:
      'Add them once, to your own profile or to theirs. A place to eat is suggested only where both of you can eat; where nobody knows, the plan says so and leaves the question to you.',
  },
] as const;

export function Questions(): React.JSX.Element {
  return (
    <section className="sec" data-lazy="" id="faqs" aria-labelledby="faqs-title">
      <div className="wrap faq">
        <div>
          <p className="eyebrow">FAQs</p>
          <h2 className="display-lg" id="faqs-title">
            Good questions
          </h2>
        </div>
        <div>
          {questions.map(({ question, answer }, i) => (
            <details open={i === 0} key={question}>
              <summary>
                {question}
                <Plus className="icon" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
